/**
 * @param seconds whole seconds
 * @returns m:ss, as in 8:42 (docs/specification.md section 2)
 */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
