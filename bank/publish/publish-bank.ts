import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describeFinding } from "../../src/items/rules/finding";
import { readBank, setsFolder } from "../source/read-set";
import { fingerprint } from "./fingerprint";
import { listPublishedFiles } from "./published-files";

/** What is read, what is written and where the last run is remembered; each seen from the top of the repository. */
export type Places = {
  readonly sets: string;
  readonly code: readonly string[];
  readonly data: string;
  readonly stamp: string;
};

const places: Places = {
  sets: setsFolder,
  code: ["bank/source", "bank/publish", "bank/drawing", "src/items/rules"],
  data: "public/data",
  stamp: "node_modules/.cache/olympeak/bank",
};

/**
 * Writes `public/data` from the sets. When neither side has changed since the last time, nothing is read or written; otherwise
 * only the files that differ are, each in one step, so that a server may go on reading.
 *
 * @param folder the top of the repository
 * @returns how many files were written or removed; `undefined` when the bank is up to date
 * @throws Error when an item does not fit the schema, with every finding
 */
export function publishBank(folder = ".", { sets, code, data, stamp }: Places = places): number | undefined {
  const inside = (path: string): string => join(folder, path);
  const fingerprintAll = (): string => fingerprint([sets, ...code, data].map(inside));
  if (readText(inside(stamp)) === fingerprintAll()) return undefined;

  const bank = readBank(inside(sets));
  if (bank.findings.length > 0)
    throw new Error(
      `The question bank cannot be published:\n${bank.findings.map(describeFinding).join("\n")}`,
    );
  const files = new Map(bank.sets.flatMap((set) => Array.from(listPublishedFiles(set))));
  mkdirSync(join(inside(data), "figures"), { recursive: true });
  mkdirSync(dirname(inside(stamp)), { recursive: true });
  const stale = readdirSync(inside(data), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !files.has(path.slice(inside(data).length + 1)));
  for (const path of stale) rmSync(path);
  let count = stale.length;
  for (const [file, text] of files) {
    const path = join(inside(data), file);
    if (readText(path) === text) continue;
    const draft = `${inside(stamp)}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, path);
    count += 1;
  }
  writeFileSync(inside(stamp), fingerprintAll());
  return count;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
