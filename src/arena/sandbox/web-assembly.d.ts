// The part of WebAssembly that is used here: its types belong to browsers' libraries otherwise.

declare namespace WebAssembly {
  /** Compiled code. */
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
