import * as v from "valibot";
import type { Json } from "../../src/data/database.types";
import type { PaperDraft } from "../../src/items/paper/paper-question";
import { toStoredPaper } from "../../src/items/paper/stored-paper";
import type { Person } from "./log-in";

/** The database ids of a paper's exam, edition and class. */
export type ExamOfClass = { editionId: string; examId: string; classId: string };

const createdSchema = v.object({ outcome: v.literal("created"), paper_id: v.string() });
const toSolveSchema = v.object({
  outcome: v.literal("paper"),
  items: v.array(v.object({ fingerprint: v.string(), question: v.string() })),
});

const toPlainJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
const outcomeSchema = <const Name extends string>(name: Name) => v.object({ outcome: v.literal(name) });

/** Checks and returns the reply of a step; throws an error that names the step and contains the reply if it was refused. */
function expectReply<T>(step: string, schema: v.GenericSchema<unknown, T>, reply: unknown): T {
  const parsedReply = v.safeParse(schema, reply);
  if (!parsedReply.success) throw new Error(`The paper was not ${step}: ${JSON.stringify(reply)}`);
  return parsedReply.output;
}

/** Solves the paper as the second organiser, with the answer of the key for every question. */
async function solve(solver: Person, paperId: string, { questions }: PaperDraft): Promise<void> {
  const { data: readReply } = await solver.client
    .rpc("read_paper_to_solve", { p_paper_id: paperId })
    .throwOnError();
  const answers = new Map(questions.map(({ question, answer }) => [question, answer]));
  const { items } = expectReply("read to be solved", toSolveSchema, readReply);
  const choices = Object.fromEntries(
    items.map(({ fingerprint, question }) => [fingerprint, answers.get(question) ?? null]),
  );
  const call = solver.client.rpc("solve_paper", { p_paper_id: paperId, p_choices: choices });
  expectReply("solved", outcomeSchema("solved"), (await call.throwOnError()).data);
}

/**
 * Takes a paper through all steps of the organisers: one writes it, another solves it, and the first reviews and seals it.
 *
 * @param author the organiser who writes it
 * @param solver the organiser who solves it
 * @param examOfClass the exam, edition and class
 * @param draft the draft of the paper
 * @returns the paper's id
 * @throws Error naming the step that was refused
 */
export async function preparePaper(
  author: Person,
  solver: Person,
  { editionId, examId, classId }: ExamOfClass,
  draft: PaperDraft,
): Promise<string> {
  const paper = { p_edition_id: editionId, p_exam_id: examId, p_class_id: classId, p_kind: "exam" };
  const { data: createReply } = await author.client.rpc("create_paper", paper).throwOnError();
  const { paper_id: paperId } = expectReply("created", createdSchema, createReply);
  const { items, passages, key } = toStoredPaper(draft);
  const paperParts = {
    p_items: toPlainJson(items),
    p_passages: toPlainJson(passages),
    p_key: toPlainJson(key),
  };
  const { data: saveReply } = await author.client
    .rpc("save_paper", { p_paper_id: paperId, p_seen_revision: 0, ...paperParts })
    .throwOnError();
  expectReply("saved", outcomeSchema("saved"), saveReply);
  await solve(solver, paperId, draft);
  const { data: reviewReply } = await author.client
    .rpc("review_paper", { p_paper_id: paperId })
    .throwOnError();
  expectReply("reviewed", outcomeSchema("reviewed"), reviewReply);
  expectReply("sealed", outcomeSchema("sealed"), await author.call("seal-paper", { paper_id: paperId }));
  return paperId;
}
