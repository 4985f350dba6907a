import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findFreePort } from "./ports";
import { assertVersion, startPostgres } from "./postgres";
import { findInstalledPrograms, programPath } from "./postgres-programs";
import { isAlive } from "./processes";
import { resetData } from "./reset";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "olympeak-version-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("PostgreSQL", () => {
  it("starts on a folder that other accounts cannot enter, and a reset deletes all its data", async () => {
    chmodSync(folder, 0o700);
    const server = await startPostgres(folder, await findFreePort());
    expect(isAlive(server.processId)).toBe(true);
    expect(server.folders.isDataOutside).toBe(process.getuid?.() === 0);
    await server.stop();
    await resetData(folder);
    expect(existsSync(join(server.folders.data, "postgres"))).toBe(false);
  });
});

describe("a data folder", () => {
  it("of the installed version is accepted", () => {
    const program = programPath(findInstalledPrograms().folder, "postgres");
    const banner = execFileSync(program, ["--version"], { encoding: "utf8" });
    writeFileSync(join(folder, "PG_VERSION"), `${/\d+/.exec(banner)?.[0]}\n`);
    expect(() => assertVersion(folder)).not.toThrow();
  });

  it("of another version is refused with advice", () => {
    writeFileSync(join(folder, "PG_VERSION"), "18\n");
    expect(() => assertVersion(folder)).toThrow(
      `The database in ${folder} was made by PostgreSQL 18. Olympeak runs 17 now, as hosted Supabase does. Run "npm run reset" to build the local database again.`,
    );
  });
});
