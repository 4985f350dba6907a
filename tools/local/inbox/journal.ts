import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { type GenericSchema, safeParse } from "valibot";

/**
 * Opens an append-only file of JSON lines and reads its entries. A line is written before the caller continues, so
 * acknowledged entries survive a kill. An incomplete last line was never acknowledged and is dropped. Throws if any
 * other line is broken or does not match the schema.
 */
export function openJournal<Entry>(file: string, schema: GenericSchema<unknown, Entry>) {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  lines.pop();
  const entries = lines.map((line, index) => {
    const result = safeParse(schema, JSON.parse(line));
    if (result.success) return result.output;
    throw new Error(`Line ${index + 1} of ${file} is damaged. "npm run reset" empties the data folder.`);
  });
  const replaceWith = (keptEntries: Entry[]) => {
    writeFileSync(`${file}.new`, keptEntries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    renameSync(`${file}.new`, file);
    return openSync(file, "a");
  };
  let handle = replaceWith(entries);
  return {
    entries,
    append(entry: Entry) {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
    },
    /** Rewrites the file with only these entries. */
    rewrite(keptEntries: Entry[]) {
      closeSync(handle);
      handle = replaceWith(keptEntries);
    },
    close() {
      closeSync(handle);
    },
  };
}
