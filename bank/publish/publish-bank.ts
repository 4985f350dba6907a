import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describeFinding } from "../../src/items/rules/finding";
import { readBank } from "../source/read-set";
import { listPublishedFiles } from "./published-files";
import { bankPaths, computeFingerprint, isUpToDate } from "./up-to-date";

/**
 * Writes `public/data` from the sets, if the sets or `public/data` have changed since the last run. It writes only the
 * files that differ, each in one step, so that a server never reads half a file.
 *
 * @param folder the top of the repository
 * @returns the number of files written or removed, or `undefined` if the bank is up to date
 * @throws Error if an item does not fit the schema, with every finding
 */
export function publishBank(folder = ".", paths = bankPaths): number | undefined {
  if (isUpToDate(folder, paths)) return undefined;
  const [dataFolder, stampFile] = [join(folder, paths.data), join(folder, paths.stamp)];
  const { sets, findings } = readBank(join(folder, paths.sets), join(folder, paths.mistakes));
  if (findings.length > 0)
    throw new Error(`The question bank cannot be published:\n${findings.map(describeFinding).join("\n")}`);
  const files = new Map(sets.flatMap((set) => Array.from(listPublishedFiles(set))));
  mkdirSync(join(dataFolder, "figures"), { recursive: true });
  mkdirSync(dirname(stampFile), { recursive: true });
  const stalePaths = readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !files.has(path.slice(dataFolder.length + 1)));
  for (const path of stalePaths) rmSync(path);
  let count = stalePaths.length;
  for (const [file, text] of files) {
    const path = join(dataFolder, file);
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    const temporaryPath = `${stampFile}.${process.pid}`;
    writeFileSync(temporaryPath, text);
    renameSync(temporaryPath, path);
    count += 1;
  }
  writeFileSync(stampFile, computeFingerprint(folder, paths));
  return count;
}
