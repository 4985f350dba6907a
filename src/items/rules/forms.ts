import type { ItemForm } from "../item";
import { readStem, type StemPart } from "../stem";
import { createFindingBuilder, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";

const minStatements = 2;
const minThingsToOrder = 3;
const minPairs = 3;

function countEntries(item: Item, kind: "statements" | "pairs"): number {
  return readStem(item.question, item.form).reduce(
    (count, part: StemPart) =>
      part.kind === kind ? count + ("entries" in part ? part.entries.length : 0) : count,
    0,
  );
}

const hasEntries = (item: Item, kind: "statements" | "pairs", min: number): boolean =>
  countEntries(item, kind) >= min;

/** From this class on, things to match or to put in order have letters; below it the options name the things. */
const firstClassWithLetters = 6;

/** The required parts of each form, and the message if they are missing. */
const requirements: Record<ItemForm, readonly [(item: Item) => boolean, string]> = {
  plain: [() => true, ""],
  figure: [
    ({ figure, optionFigures }) => Boolean(figure ?? optionFigures),
    "no figure and no picture options",
  ],
  table: [({ table }) => table !== undefined, "no table"],
  passage: [({ passage }) => passage !== undefined, "no passage"],
  audio: [({ say }) => say !== undefined, "nothing to say"],
  statements: [
    (item) => hasEntries(item, "statements", minStatements),
    "fewer than two lines such as “I. …”",
  ],
  sufficiency: [
    (item) => hasEntries(item, "statements", minStatements),
    "fewer than two lines such as “I. …”",
  ],
  order: [
    (item) => hasEntries(item, "statements", minThingsToOrder),
    "fewer than three lines such as “P. …”",
  ],
  match: [(item) => hasEntries(item, "pairs", minPairs), "fewer than three lines such as “P. … | 1. …”"],
  code: [
    ({ question, form }) => readStem(question, form).some(({ kind }) => kind === "code"),
    "no line that begins with four spaces",
  ],
};

const hasLetters = (item: Item): boolean =>
  countEntries(item, "statements") + countEntries(item, "pairs") > 0;

/** Finds the first field with material beside the stem; an item with such a field needs another form than plain. */
function findMaterial({ passage, table, optionFigures, figure, say }: Item): string | undefined {
  if (passage !== undefined) return "passage";
  if (table !== undefined) return "table";
  if (optionFigures !== undefined) return "optionFigures";
  if (figure !== undefined) return "figure";
  return say === undefined ? undefined : "say";
}

/**
 * Reports items whose form does not match their content (docs/questions.md section 1): a part that the form needs is
 * missing, or an item with such a part has the form plain.
 */
export function findFormErrors(set: ItemSet): Finding[] {
  const report = createFindingBuilder(set.name, "forms");
  return set.items.flatMap((item) => {
    const { id, form = "plain", question } = item;
    if ((form === "match" || form === "order") && set.classNumber < firstClassWithLetters)
      return hasLetters(item)
        ? [report("has letters for things that the options can name", { id, field: "question" })]
        : [];
    const [isMet, missingParts] = requirements[form];
    const material = findMaterial(item);
    const isProgram = question.split("\n").some((line) => line.startsWith("    "));
    return [
      ...(isMet(item)
        ? []
        : [report(`is of the form ${form} and has ${missingParts}`, { id, field: "form" })]),
      ...(material !== undefined && form === "plain"
        ? [report(`has the field ${material} and the form plain, or none`, { id, field: "form" })]
        : []),
      ...(isProgram && form !== "code"
        ? [report("has lines of a program and not the form code", { id, field: "question" })]
        : []),
    ];
  });
}
