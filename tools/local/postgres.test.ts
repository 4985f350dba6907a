import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { assertVersion } from "./postgres";
import { findPostgresProgram } from "./postgres-binaries";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "olympeak-version-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a data folder", () => {
  it("of the version that is installed is taken", () => {
    const banner = execFileSync(findPostgresProgram("postgres"), ["--version"], { encoding: "utf8" });
    writeFileSync(join(folder, "PG_VERSION"), `${/\d+/.exec(banner)?.[0]}\n`);
    expect(() => assertVersion(folder)).not.toThrow();
  });

  it("of another version is named with the way out", () => {
    writeFileSync(join(folder, "PG_VERSION"), "18\n");
    expect(() => assertVersion(folder)).toThrow(
      `The database in ${folder} was made by PostgreSQL 18. Olympeak runs 17 now, as hosted Supabase does. Run "npm run reset" to build the local database anew.`,
    );
  });
});
