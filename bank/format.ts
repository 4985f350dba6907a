/** `npm run bank:format`: formats the items and drawings of every set, and prints the files that it changed. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { formatDrawings, readDrawings } from "./source/drawings-file";
import { formatItems } from "./source/layout";
import { setsFolder } from "./source/read-set";
import { sourceItemSchema } from "./source/source-item";

function formatFile(path: string, format: (text: string) => string): void {
  if (!existsSync(path)) return;
  const text = readFileSync(path, "utf8");
  const formatted = format(text);
  if (formatted === text) return;
  writeFileSync(path, formatted);
  process.stdout.write(`${path}\n`);
}

for (const name of readdirSync(setsFolder)) {
  formatFile(join(setsFolder, name, "items.json"), (text) =>
    formatItems(v.parse(v.array(sourceItemSchema), JSON.parse(text))),
  );
  formatFile(join(setsFolder, name, "drawings.xml"), (text) => formatDrawings(readDrawings(text)));
}
