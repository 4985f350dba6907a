import * as v from "valibot";

/**
 * The exam for which "Buy now" was pressed on an olympiad page: the slug of the subject, and the class of that page.
 */
export type ExamToBuy = { buySubject: string; buyClass: number };

const schema = v.object({
  buySubject: v.string(),
  buyClass: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
});

/**
 * @param state the navigation state, from anywhere
 * @returns the exam that somebody wanted to buy before they logged in; undefined if there is none
 */
export function readExamToBuy(state: unknown): ExamToBuy | undefined {
  const checked = v.safeParse(schema, state);
  return checked.success ? checked.output : undefined;
}
