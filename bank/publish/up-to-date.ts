import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The paths of the input, the output and the record of the last run, relative to the top of the repository. */
export type BankPaths = {
  readonly sets: string;
  readonly mistakes: string;
  /** The folders of the code that the published files depend on. */
  readonly code: readonly string[];
  /** The folder of the published files. */
  readonly data: string;
  /** The file with the fingerprint of the last run. */
  readonly stamp: string;
};

/** The paths in this repository. */
export const bankPaths: BankPaths = {
  sets: "bank/sets",
  mistakes: "bank/mistakes",
  code: ["bank/source", "bank/publish", "bank/drawing", "src/items/rules"],
  data: "public/data",
  stamp: "node_modules/.cache/olympeak/bank",
};

/**
 * Returns a hash of the names, sizes and times of the published files and of all files that they depend on. It changes
 * when a file is written, added or removed. A missing folder counts as empty.
 */
export function computeFingerprint(folder: string, { sets, mistakes, code, data }: BankPaths): string {
  const hash = createHash("sha256");
  for (const relativePath of [sets, mistakes, ...code, data]) {
    const path = join(folder, relativePath);
    for (const file of existsSync(path)
      ? readdirSync(path, { recursive: true, encoding: "utf8" }).toSorted()
      : []) {
      const { size, mtimeMs } = statSync(join(path, file));
      hash.update(`${relativePath}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

/**
 * @param folder the top of the repository
 * @returns whether neither the sets nor the published files have changed since the last run
 */
export function isUpToDate(folder = ".", paths = bankPaths): boolean {
  const stamp = join(folder, paths.stamp);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === computeFingerprint(folder, paths);
}
