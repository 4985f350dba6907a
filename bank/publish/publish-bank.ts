import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describeFinding } from "../../src/items/rules/finding";
import { readBank } from "../source/read-set";
import { listPublishedFiles } from "./published-files";
import { bankPlaces, fingerprint, isUpToDate } from "./up-to-date";

/**
 * Writes `public/data` from the sets. When neither side has changed since the last time, nothing is read or written; otherwise
 * only the files that differ are, each in one step, so that a server may go on reading.
 *
 * @param folder the top of the repository
 * @returns how many files were written or removed; `undefined` when the bank is up to date
 * @throws Error when an item does not fit the schema, with every finding
 */
export function publishBank(folder = ".", places = bankPlaces): number | undefined {
  if (isUpToDate(folder, places)) return undefined;
  const [data, stamp] = [join(folder, places.data), join(folder, places.stamp)];
  const { sets, findings } = readBank(join(folder, places.sets), join(folder, places.mistakes));
  if (findings.length > 0)
    throw new Error(`The question bank cannot be published:\n${findings.map(describeFinding).join("\n")}`);
  const files = new Map(sets.flatMap((set) => Array.from(listPublishedFiles(set))));
  mkdirSync(join(data, "figures"), { recursive: true });
  mkdirSync(dirname(stamp), { recursive: true });
  const stale = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !files.has(path.slice(data.length + 1)));
  for (const path of stale) rmSync(path);
  let count = stale.length;
  for (const [file, text] of files) {
    const path = join(data, file);
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    const draft = `${stamp}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, path);
    count += 1;
  }
  writeFileSync(stamp, fingerprint(folder, places));
  return count;
}
