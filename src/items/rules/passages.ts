import { createFindingBuilder, type Finding } from "./finding";
import type { ItemSet } from "./item-set";

const minItems = 3;
const maxItems = 5;

/** Reports missing passages, and passages not shared by three to five items (docs/questions.md section 1). */
export function findPassageErrors({ name, items, passages }: ItemSet): Finding[] {
  const report = createFindingBuilder(name, "passages");
  const counts = new Map(Object.keys(passages).map((id) => [id, 0]));
  const missingPassages = items.flatMap(({ id, passage }) => {
    if (passage === undefined) return [];
    const count = counts.get(passage);
    if (count === undefined)
      return [report(`asks about the passage ${passage}, which is missing`, { id, field: "passage" })];
    counts.set(passage, count + 1);
    return [];
  });
  const wrongCounts = [...counts]
    .filter(([, count]) => count < minItems || count > maxItems)
    .map(([id, count]) =>
      report(`is a passage of ${count} items: ${minItems} to ${maxItems}`, { id, field: "passage" }),
    );
  return [...missingPassages, ...wrongCounts];
}
