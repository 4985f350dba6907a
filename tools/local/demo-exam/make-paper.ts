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

/** A question of the demo's paper, with its difficulty in units of ability. */
export type DemoQuestion = {
  section: "A" | "B" | "C";
  item: Pick<BankItem, "question" | "options" | "answer" | "topic">;
  why: string;
  wrong: Record<string, string>;
  difficulty: number;
};

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(projectFolder, "public", "data", name), "utf8"));

/** The number of questions of each section, and their level in the bank. */
const sections = [
  { section: "A", level: 1, count: 28, difficulty: -0.9 },
  { section: "B", level: 2, count: 17, difficulty: 0 },
  { section: "C", level: 3, count: 5, difficulty: 1.2 },
] as const;

/** Fifty questions of class 5 Maths from the public bank, their options in an order of chance: a paper for the demo alone. */
export function makePaper(): DemoQuestion[] {
  const random = createRandom("demo exam");
  const explanations = v.parse(explanationsSchema, read("class5-maths.explanations.json"));
  const bank = v
    .parse(bankSchema, read("class5-maths.json"))
    .filter(({ form, figure, table, passage }) => !form && !figure && !table && !passage);
  return sections.flatMap(({ section, level, count, difficulty }) =>
    shuffle(
      bank.filter((item) => item.level === level),
      random,
    )
      .slice(0, count)
      .map(({ id, question, options, answer, topic }): DemoQuestion => {
        const explained = explanations[id] ?? "";
        const { why, wrong } = typeof explained === "string" ? { why: explained, wrong: {} } : explained;
        return {
          section,
          item: { question, options: shuffle(options, random), answer, topic },
          why,
          wrong,
          difficulty: difficulty + random() - 0.5,
        };
      }),
  );
}
