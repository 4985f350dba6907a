/**
 * `npm run questions:generate`: writes the computed items of the question files anew from their seeds.
 * Written items of the same file stay, after the computed ones.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateSet } from "./generators/generated-set";
import { generatedSets, isGeneratedIn } from "./generators/generated-sets";
import { arrayLines, objectLines } from "./lines-of-json";
import { bankFolders, readSet } from "./read-bank";

for (const generator of generatedSets) {
  const name = `class${generator.classNumber}-${generator.subject}`;
  const file = join(bankFolders.data, `${name}.json`);
  const before = existsSync(file) ? readSet(bankFolders, name, []) : undefined;
  const isComputedId = new Set(
    generator.families.map((family) => `c${generator.classNumber}-${generator.subject}-${family.name}`),
  );
  const written = (before?.items ?? []).filter(
    (item) => !isGeneratedIn(generator, item) && !isComputedId.has(item.id.replace(/-\d+$/, "")),
  );
  const { items, explanations } = generateSet(generator);
  const kept = Object.fromEntries(written.map(({ id }) => [id, before?.explanations[id] ?? ""]));
  writeFileSync(file, arrayLines([...items, ...written]));
  writeFileSync(
    join(bankFolders.data, `${name}.explanations.json`),
    objectLines({ ...explanations, ...kept }),
  );
  process.stdout.write(`${name}: ${items.length} computed items, ${written.length} written ones kept\n`);
}
