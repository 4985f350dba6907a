import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { createRandom, shuffle } from "../../../src/lib/random";
import { projectFolder } from "../project-folder";

const bankSchema = v.array(
  v.object({
    id: v.string(),
    question: v.string(),
    options: v.array(v.string()),
    answer: v.string(),
    topic: v.string(),
    level: v.picklist([1, 2, 3]),
    family: v.string(),
    form: v.optional(v.string()),
    figure: v.optional(v.unknown()),
    table: v.optional(v.unknown()),
    passage: v.optional(v.unknown()),
  }),
);
const explanationsSchema = v.record(
  v.string(),
  v.union([v.string(), v.object({ why: v.string(), wrong: v.record(v.string(), v.string()) })]),
);

type BankItem = v.InferOutput<typeof bankSchema>[number];

/** A question of the demo's paper. Its difficulty is on the scale of the students' ability, on which 0 is average. */
export type DemoQuestion = {
  section: "A" | "B" | "C";
  item: Pick<BankItem, "question" | "options" | "answer" | "topic">;
  why: string;
  wrong: Record<string, string>;
  difficulty: number;
};

const readBankFile = (name: string): unknown =>
  JSON.parse(readFileSync(join(projectFolder, "public", "data", name), "utf8"));

/** The number of questions of each section, and their mean difficulty on the scale of ability. */
const sections = [
  { section: "A", count: 28, difficulty: -0.9 },
  { section: "B", count: 17, difficulty: 0 },
  { section: "C", count: 5, difficulty: 1.2 },
] as const;

/** The forms of questions that consist of text only. */
const textForms = new Set([undefined, "plain", "statements", "order", "match"]);

/** Reads the questions of a class in the public bank that consist of text only, with their explanations. */
function readTextQuestions(classNumber: number) {
  const explanations = v.parse(
    explanationsSchema,
    readBankFile(`class${classNumber}-maths.explanations.json`),
  );
  return v
    .parse(bankSchema, readBankFile(`class${classNumber}-maths.json`))
    .filter(({ form, figure, table, passage }) => textForms.has(form) && !figure && !table && !passage)
    .map((item) => ({ item, explanation: explanations[item.id] ?? "" }));
}

/**
 * Makes a paper for the demo: fifty Maths questions of classes 4 and 5 from the public bank, from easy to hard, with their
 * options in a random order. The paper is the same each time.
 */
export function makePaper(): DemoQuestion[] {
  const random = createRandom("demo exam");
  const questions = shuffle([4, 5].flatMap(readTextQuestions), random).toSorted(
    (a, b) => a.item.level - b.item.level,
  );
  const chosenQuestions = [...questions.slice(0, 45), ...questions.slice(-5)];
  if (chosenQuestions.length < 50) throw new Error("The bank has too few Maths questions without a drawing");
  const sectionByIndex = sections.flatMap(({ count, ...section }) =>
    Array.from({ length: count }, () => section),
  );
  return chosenQuestions.map(
    ({ item: { question, options, answer, topic }, explanation }, index): DemoQuestion => {
      const { section, difficulty } = sectionByIndex[index] ?? sections[2];
      const { why, wrong } = typeof explanation === "string" ? { why: explanation, wrong: {} } : explanation;
      return {
        section,
        item: { question, options: shuffle(options, random), answer, topic },
        why,
        wrong,
        difficulty: difficulty + random() - 0.5,
      };
    },
  );
}
