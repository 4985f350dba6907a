/**
 * `npm run questions:generate [-- class5-maths …]`: writes the computed items of the question files anew from their seeds,
 * of all sets or of those named. Written items of the same file stay, after the computed ones.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { combineItems } from "./combine-items";
import { generatedSets } from "./generators/generated-sets";
import { arrayLines, objectLines } from "./lines-of-json";
import { bankFolders, readSet } from "./read-bank";

const wanted = process.argv.slice(2);

for (const generator of generatedSets) {
  const name = `class${generator.classNumber}-${generator.subject}`;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = join(bankFolders.data, `${name}.json`);
  const { items, explanations } = combineItems(
    generator,
    existsSync(file) ? readSet(bankFolders, name, []) : undefined,
  );
  writeFileSync(file, arrayLines(items));
  writeFileSync(join(bankFolders.data, `${name}.explanations.json`), objectLines(explanations));
  process.stdout.write(`${name}: ${items.length} items\n`);
}
