// stub
export interface TestOptions {
  readonly game?: string;
  readonly json?: true;
}
export async function testStrategy(path: string, options: TestOptions): Promise<void> {
  void path;
  void options;
}
