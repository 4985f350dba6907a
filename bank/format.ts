/** `npm run bank:format`: lays out the items and drawings of every set as `bank/README.md` shows them. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { formatDrawings, readDrawings } from "./source/drawings-file";
import { formatItems } from "./source/layout";
import { setsFolder } from "./source/read-set";
import { sourceItemSchema } from "./source/source-item";

function rewrite(path: string, layOut: (text: string) => string): void {
  if (!existsSync(path)) return;
  const text = readFileSync(path, "utf8");
  const laidOut = layOut(text);
  if (laidOut === text) return;
  writeFileSync(path, laidOut);
  process.stdout.write(`${path}\n`);
}

for (const name of readdirSync(setsFolder)) {
  rewrite(join(setsFolder, name, "items.json"), (text) =>
    formatItems(v.parse(v.array(sourceItemSchema), JSON.parse(text))),
  );
  rewrite(join(setsFolder, name, "drawings.xml"), (text) => formatDrawings(readDrawings(text)));
}
