import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The input, the output and the record of the last run, as paths from the top of the repository. */
export type Places = {
  readonly sets: string;
  readonly mistakes: string;
  readonly code: readonly string[];
  readonly data: string;
  readonly stamp: string;
};

/** The places of this repository. */
export const bankPlaces: Places = {
  sets: "bank/sets",
  mistakes: "bank/mistakes",
  code: ["bank/source", "bank/publish", "bank/drawing", "src/items/rules"],
  data: "public/data",
  stamp: "node_modules/.cache/olympeak/bank",
};

/**
 * Names, sizes and times of everything that the published files depend on, and of those files, as one short text. It changes
 * when a file is written, added or removed. A folder that is not there counts as empty.
 */
export function fingerprint(folder: string, { sets, mistakes, code, data }: Places): string {
  const hash = createHash("sha256");
  for (const place of [sets, mistakes, ...code, data]) {
    const path = join(folder, place);
    for (const file of existsSync(path)
      ? readdirSync(path, { recursive: true, encoding: "utf8" }).toSorted()
      : []) {
      const { size, mtimeMs } = statSync(join(path, file));
      hash.update(`${place}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

/**
 * @param folder the top of the repository
 * @returns whether the published files are those of the sets
 */
export function isUpToDate(folder = ".", places = bankPlaces): boolean {
  const stamp = join(folder, places.stamp);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(folder, places);
}
