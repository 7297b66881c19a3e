// Stands in until versions are computed.
export function strategyVersion(_id: string): string {
  return "0000000000000000";
}
