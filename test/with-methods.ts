// A store or a board with some methods replaced: to count calls, to fail, or to die.

export function withMethods<T extends object>(real: T, methods: Partial<T>): T {
  const get = (of: T, name: string | symbol): unknown => {
    const found: unknown = Reflect.get(of, name);
    return Reflect.get(methods, name) ?? (typeof found === "function" ? found.bind(of) : found);
  };
  return new Proxy(real, { get });
}
