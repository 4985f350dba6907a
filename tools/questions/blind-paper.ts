import { createDraw } from "./generators/draw";
import type { Question } from "./question";
import { hashQuestion, type ReviewRecord } from "./review-record";

/**
 * The items as a second reader sees them: without key, topic, level and explanation, the options shuffled.
 *
 * @param seed another seed shuffles the options another way
 */
export function formatBlindPaper(items: readonly Question[], seed: string): string {
  return items
    .map(({ id, question, options, figure, say }) => {
      const draw = createDraw(`${seed} ${id}`);
      const extra = [figure ? `[figure: ${figure.alt}]` : "", say ? `[spoken: ${say}]` : ""].filter(Boolean);
      return [`## ${id}`, question, ...extra, ...draw.shuffle(options).map((option) => `- ${option}`)].join(
        "\n",
      );
    })
    .join("\n\n");
}

/**
 * The review records after a blind solving: new answers replace older ones of the same item, the rest is
 * kept, and records of items that are gone are dropped. Ordered as the items are.
 *
 * @param answers the text of the chosen option, by item id
 * Throws Error on an answer to an unknown item, or one that is none of its options.
 */
export function recordAnswers(
  items: readonly Question[],
  previous: readonly ReviewRecord[],
  answers: Readonly<Record<string, string>>,
): ReviewRecord[] {
  const known = new Set(items.map(({ id }) => id));
  const stranger = Object.keys(answers).find((id) => !known.has(id));
  if (stranger !== undefined) throw new Error(`There is no item ${stranger}`);

  const records = new Map(previous.map((record) => [record.id, record]));
  for (const item of items) {
    const answer = answers[item.id];
    if (answer === undefined) continue;
    if (!item.options.includes(answer)) throw new Error(`${item.id}: “${answer}” is none of its options`);
    const verdict = answer === item.answer ? "agree" : "disagree";
    records.set(item.id, { id: item.id, hash: hashQuestion(item), answer, verdict });
  }
  return items.flatMap(({ id }) => records.get(id) ?? []);
}
