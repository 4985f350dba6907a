import * as v from "valibot";
import type { Passage, Table } from "../../src/items/item";
import type { Item } from "../../src/items/rules/item-schema";
import { createRandom, shuffle } from "../../src/lib/random";
import { hashQuestion, type ReviewRecord } from "./review-record";

/** A reader's answers by item id: the text of the chosen option, and the class that the item feels right for. */
export const answersSchema = v.record(
  v.string(),
  v.strictObject({ answer: v.string(), classFelt: v.number() }),
);

export type Answers = Readonly<v.InferOutput<typeof answersSchema>>;

/** The items of a set with the passages that they ask about. */
type Paper = { readonly items: readonly Item[]; readonly passages: Readonly<Record<string, Passage>> };

function formatTable({ caption, head, rows }: Table): string {
  const lines = [head, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return ["[table]", ...(caption ? [caption] : []), ...lines].join("\n");
}

function formatPassage({ kind, title, text }: Passage): string {
  return [`[${kind}]`, ...(title ? [title] : []), text].join("\n");
}

/**
 * Formats the items for a second reader: without key, topic, level and explanation, and with shuffled options.
 *
 * @param seed determines the order of the options
 */
export function formatBlindPaper({ items, passages }: Paper, seed: string): string {
  return items
    .map(({ id, question, options, figure, optionFigures, table, passage, say }) => {
      const passageOfItem = passages[passage ?? ""];
      const extraLines = [
        figure ? `[figure ${figure.file}: ${figure.alt}]` : "",
        table ? formatTable(table) : "",
        say ? `[spoken: ${say}]` : "",
      ].filter(Boolean);
      const optionLines = shuffle(options, createRandom(`${seed} ${id}`)).map(
        (option) => `- ${option}${optionFigures?.[option] ? ` [${optionFigures[option]}]` : ""}`,
      );
      const passageLines = passageOfItem ? [formatPassage(passageOfItem)] : [];
      return [`## ${id}`, ...passageLines, question, ...extraLines, ...optionLines].join("\n");
    })
    .join("\n\n");
}

/**
 * Returns the review records after a second reader has solved items, in the order of the items. New answers replace
 * older ones of the same item, and records of removed items are dropped.
 *
 * @param answers the reader's answers by item id
 * @param reader `author` if the author of the items solved them; omitted for a second reader
 * @throws Error for an unknown item, or an answer that is not an option of its item
 */
export function recordAnswers(
  { items, passages }: Paper,
  previous: readonly ReviewRecord[],
  answers: Answers,
  reader?: "author",
): ReviewRecord[] {
  const knownIds = new Set(items.map(({ id }) => id));
  const unknownId = Object.keys(answers).find((id) => !knownIds.has(id));
  if (unknownId !== undefined) throw new Error(`There is no item ${unknownId}`);

  const records = new Map(previous.map((record) => [record.id, record]));
  for (const item of items) {
    const readerAnswer = answers[item.id];
    if (readerAnswer === undefined) continue;
    const { answer } = readerAnswer;
    if (!item.options.includes(answer)) throw new Error(`${item.id}: “${answer}” is none of its options`);
    const verdict = answer === item.answer ? "agree" : "disagree";
    const hash = hashQuestion(item, passages[item.passage ?? ""]);
    records.set(item.id, { id: item.id, hash, verdict, ...readerAnswer, ...(reader && { reader }) });
  }
  return items.flatMap(({ id }) => records.get(id) ?? []);
}
