import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Names, sizes and times of all files in some folders, as one short text. It changes when a file is written, added or removed.
 * A folder that is not there counts as empty.
 */
export function fingerprint(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders.filter((path) => existsSync(path)))
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
      const { size, mtimeMs } = statSync(join(folder, file));
      hash.update(`${folder}/${file} ${size} ${mtimeMs}\n`);
    }
  return hash.digest("hex");
}
