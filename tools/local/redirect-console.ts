import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { format } from "node:util";

/**
 * Writes the console output of libraries to `<dataFolder>/api.log`, to keep the terminal readable. The stack's own
 * messages do not use the console.
 */
export function redirectConsole(dataFolder: string) {
  mkdirSync(dataFolder, { recursive: true });
  const file = join(dataFolder, "api.log");
  const write = (...parts: unknown[]) =>
    appendFileSync(file, `${new Date().toISOString()} ${format(...parts)}\n`);
  for (const level of ["log", "info", "warn", "error", "debug"] as const) console[level] = write;
  process.on("unhandledRejection", (reason) => write("Unhandled rejection:", reason));
}
