import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { sections, type PaperDraft, type PaperQuestion } from "../../items/paper/paper-question";
import { toStoredPaper } from "../../items/paper/stored-paper";
import { itemSchema, passagesSchema } from "../../items/rules/item-schema";
import type { Json } from "../database.types";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { draftRefusals, paperOutcome } from "./paper-refusals";
import { papersKey } from "./papers";

const { id: _id, answer: _answer, ...fields } = itemSchema.entries;

/** A stored question, without its answer key. */
const storedItemSchema = v.object({
  ...fields,
  n: v.number(),
  section: v.picklist(sections),
  figure: v.optional(v.object({ svg: v.string(), alt: v.string() })),
  optionFigures: v.optional(v.record(v.string(), v.string())),
  clip: v.optional(v.string()),
});

const keySchema = v.record(
  v.string(),
  v.object({ credited: v.tuple([v.string()]), why: v.string(), wrong: v.record(v.string(), v.string()) }),
);

const solutionSchema = v.object({
  n: v.number(),
  fingerprint: v.string(),
  solver_id: v.string(),
  solver: v.string(),
  choice: v.nullable(v.string()),
  note: v.nullable(v.string()),
  is_agreed: v.boolean(),
});

/**
 * An organiser's answer to question number `n`. `choice` is the text of the right option, or null if none or
 * several are right.
 */
export type Solution = v.InferOutput<typeof solutionSchema>;

const openedPaperSchema = v.variant("outcome", [
  v.pipe(
    v.object({
      outcome: v.literal("paper"),
      revision: v.number(),
      items: v.array(storedItemSchema),
      passages: passagesSchema,
      key: keySchema,
      solutions: v.array(solutionSchema),
    }),
    v.transform(({ items, key, ...rest }) => ({
      ...rest,
      questions: items.map(({ n, ...item }): PaperQuestion => {
        const { credited, why, wrong } = key[n] ?? { credited: [""], why: "", wrong: {} };
        return { ...item, answer: credited[0] ?? "", why, wrong };
      }),
    })),
  ),
  ...draftRefusals,
]);

/** A paper's current revision with its key and the organisers' answers, or why it is not shown. */
export type OpenedPaper = v.InferOutput<typeof openedPaperSchema>;

/**
 * Opens the current revision of a paper with its key; each reading is recorded with the organiser's name.
 *
 * @param paperId the paper's id
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function openPaper(paperId: string): Promise<OpenedPaper> {
  const client = await getClient();
  return readReply(openedPaperSchema, client.rpc("open_paper", { p_paper_id: paperId }));
}

/**
 * @param paperId the paper's id
 * @returns the query of the paper with its key; the server logs each read with the organiser's name, so the query is
 * never refreshed automatically
 */
export const openedPaperQuery = (paperId: string) =>
  queryOptions({
    queryKey: [...papersKey, "opened", paperId],
    queryFn: () => openPaper(paperId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const saveSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("saved"), revision: v.number() }),
  v.object({ outcome: v.literal("invalid"), errors: v.array(v.string()) }),
  paperOutcome("changed_meanwhile"),
  paperOutcome("too_large"),
  ...draftRefusals,
]);

/** The server's reply to a save; only `saved` means that something was changed. */
export type SaveOutcome = v.InferOutput<typeof saveSchema>;

/** Removes undefined fields, which JSON does not have. */
const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/**
 * Replaces the draft that was read, completely or not at all.
 *
 * @param paperId the paper's id
 * @param revision the revision that was read
 * @param draft the new questions in their order, and their passages
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function savePaper(paperId: string, revision: number, draft: PaperDraft): Promise<SaveOutcome> {
  const client = await getClient();
  const { items, passages, key } = toStoredPaper(draft);
  const call = client.rpc("save_paper", {
    p_paper_id: paperId,
    p_seen_revision: revision,
    p_items: toJson(items),
    p_passages: toJson(passages),
    p_key: toJson(key),
  });
  return readReply(saveSchema, call);
}

const explainSchema = v.object({
  outcome: v.picklist([
    "saved",
    "note_required",
    "note_too_long",
    "own_choice",
    "not_draft",
    "conflict_of_interest",
    "not_found",
  ]),
});

/** The server's reply to an explanation; only `saved` means that something was changed. */
export type ExplainOutcome = v.InferOutput<typeof explainSchema>["outcome"];

/**
 * Saves the reason why the key stays although an organiser chose another answer.
 *
 * @param paperId the paper's id
 * @param solution the organiser's answer
 * @param note at most 500 characters
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function explainDisagreement(
  paperId: string,
  solution: Pick<Solution, "fingerprint" | "solver_id">,
  note: string,
): Promise<ExplainOutcome> {
  const client = await getClient();
  const call = client.rpc("explain_disagreement", {
    p_paper_id: paperId,
    p_fingerprint: solution.fingerprint,
    p_solver_id: solution.solver_id,
    p_note: note,
  });
  return (await readReply(explainSchema, call)).outcome;
}

const { topic: _topic, level: _level, family: _family, ...fieldsWithoutKey } = storedItemSchema.entries;

const paperToSolveSchema = v.variant("outcome", [
  v.object({
    outcome: v.literal("paper"),
    passages: passagesSchema,
    items: v.array(v.object({ ...fieldsWithoutKey, fingerprint: v.string(), is_solved: v.boolean() })),
  }),
  paperOutcome("empty"),
  paperOutcome("key_known"),
  ...draftRefusals,
]);

/** A draft without its key, for an organiser who solves it, or why it is not shown. */
export type PaperToSolve = v.InferOutput<typeof paperToSolveSchema>;

/** One question of a draft that an organiser solves. */
export type ItemToSolve = Extract<PaperToSolve, { outcome: "paper" }>["items"][number];

async function readPaperToSolve(paperId: string): Promise<PaperToSolve> {
  const client = await getClient();
  return readReply(paperToSolveSchema, client.rpc("read_paper_to_solve", { p_paper_id: paperId }));
}

/**
 * @param paperId the paper's id
 * @returns the query of its questions without the key; each reading is recorded
 */
export const paperToSolveQuery = (paperId: string) =>
  queryOptions({
    queryKey: [...papersKey, "to-solve", paperId],
    queryFn: () => readPaperToSolve(paperId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const solveSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("solved"), solved: v.number() }),
  paperOutcome("key_known"),
  ...draftRefusals,
]);

/**
 * Saves an organiser's answers to questions of a draft; only the first answer to a question counts.
 *
 * @param paperId the paper's id
 * @param choices the text of the chosen option by the question's fingerprint; null if no option or several are right
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function solvePaper(
  paperId: string,
  choices: Readonly<Record<string, string | null>>,
): Promise<v.InferOutput<typeof solveSchema>> {
  const client = await getClient();
  return readReply(
    solveSchema,
    client.rpc("solve_paper", { p_paper_id: paperId, p_choices: { ...choices } }),
  );
}
