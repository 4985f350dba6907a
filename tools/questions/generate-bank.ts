import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { combineItems } from "./combine-items";
import { generatedSets } from "./generators/generated-sets";
import { arrayLines, objectLines } from "./lines-of-json";
import { readSet, type BankFolders } from "./read-bank";

/**
 * Writes the computed items of question files, and their drawings, anew from their seeds. Written items of the same file stay, after the
 * computed ones.
 *
 * @param folders the bank
 * @param wanted the sets' names, such as `class5-maths`; none stands for all
 * @returns a line for each set that was written
 */
export function generateBank(folders: BankFolders, wanted: readonly string[]): string[] {
  return generatedSets.flatMap((generator) => {
    const name = `class${generator.classNumber}-${generator.subject}`;
    if (wanted.length > 0 && !wanted.includes(name)) return [];
    const file = join(folders.data, `${name}.json`);
    const known = existsSync(file) ? readSet(folders, name, []) : undefined;
    const { items, explanations, figures } = combineItems(generator, known);
    writeFileSync(file, arrayLines(items));
    writeFileSync(join(folders.data, `${name}.explanations.json`), objectLines(explanations));
    const drawings = join(folders.data, "figures");
    mkdirSync(drawings, { recursive: true });
    for (const [drawing, svg] of figures) writeFileSync(join(drawings, drawing), svg);
    return [`${name}: ${items.length} items`];
  });
}
