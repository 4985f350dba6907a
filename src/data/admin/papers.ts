import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { RequestSealPaper, ResponseSealPaper } from "../../../supabase/functions/seal-paper/contract";
import { getClient } from "../client";
import { callFunction } from "../call-function";
import { narrowColumns, readReply } from "../read-reply";
import { getRows } from "../request";
import { draftRefusals, paperOutcome } from "./paper-refusals";

const columns = v.object({
  kind: v.picklist(["exam", "reserve"]),
  status: v.picklist(["none", "draft", "reviewed", "sealed", "provisional", "final"]),
});

async function listPapers(editionId: string) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_papers", { p_edition_id: editionId })
      .select(
        "examId:exam_id, examName:exam_name, classId:class_id, className:class_name, classNumber:class_number, kind, examOn:exam_on, opensAt:opens_at, enrolled, paperId:paper_id, status, questions, unsolved, disagreements, isOverdue:is_overdue, hasAttempt:has_attempt, hasConflictOfInterest:has_conflict_of_interest, isKeyKnown:is_key_known, isCancelled:is_cancelled, otherSolvers:other_solvers",
      ),
  );
  return narrowColumns(columns, rows);
}

/**
 * An exam in a class of an edition, with its paper or reserve paper.
 * - `status`: `none` if there is no paper yet
 * - `opensAt`: ISO in UTC, null until the times are announced
 * - `isOverdue`: the exam is less than 72 hours away, and the paper is not sealed
 * - `isCancelled`: the exam is cancelled for this class
 * - `hasConflictOfInterest`, `isKeyKnown`: the logged-in organiser has a child in this class, or has opened the key
 * - `otherSolvers`: how many other organisers have not opened the key and could solve the paper
 */
export type ListedPaper = Awaited<ReturnType<typeof listPapers>>[number];

/** All queries of papers have this key, so that every change of a paper refreshes them. */
export const papersKey = ["admin-papers"] as const;

/**
 * @param editionId the edition's id
 * @returns the query of its exams in each class with their papers, by day, subject and class
 */
export const papersQuery = (editionId: string) =>
  queryOptions({ queryKey: [...papersKey, "list", editionId], queryFn: () => listPapers(editionId) });

const createSchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["created", "exists"]), paper_id: v.string() }),
  v.object({ outcome: v.picklist(["not_found", "conflict_of_interest"]) }),
]);

/**
 * Creates an empty draft of a paper or reserve paper.
 *
 * @returns `created` or `exists` with its id, `not_found`, or `conflict_of_interest` (the organiser has a child in this class)
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function createPaper(
  editionId: string,
  paper: Pick<ListedPaper, "examId" | "classId" | "kind">,
): Promise<v.InferOutput<typeof createSchema>> {
  const client = await getClient();
  const call = client.rpc("create_paper", {
    p_edition_id: editionId,
    p_exam_id: paper.examId,
    p_class_id: paper.classId,
    p_kind: paper.kind,
  });
  return readReply(createSchema, call);
}

const reviewSchema = v.variant("outcome", [
  paperOutcome("reviewed"),
  v.object({ outcome: v.literal("incomplete"), lacks: v.array(v.string()) }),
  v.object({ outcome: v.literal("open"), unsolved: v.number(), disagreements: v.number() }),
  ...draftRefusals,
]);

/**
 * Marks a draft as reviewed, if the database finds it complete and solved.
 *
 * @returns `reviewed`; `incomplete` with what is missing; `open` with the questions that are not solved or still
 * disputed; or a refusal
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function reviewPaper(paperId: string): Promise<v.InferOutput<typeof reviewSchema>> {
  const client = await getClient();
  return readReply(reviewSchema, client.rpc("review_paper", { p_paper_id: paperId }));
}

const reopenSchema = v.object({
  outcome: v.picklist(["reopened", "unchanged", "too_late", "conflict_of_interest", "not_found"]),
});

/**
 * Makes a reviewed or sealed paper a draft again. This is possible until the first attempt of the paper.
 *
 * @returns `reopened`, `unchanged`, or the refusal `too_late`, `conflict_of_interest` or `not_found`
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function reopenPaper(paperId: string): Promise<v.InferOutput<typeof reopenSchema>["outcome"]> {
  const client = await getClient();
  return (await readReply(reopenSchema, client.rpc("reopen_paper", { p_paper_id: paperId }))).outcome;
}

const sealSchema: v.GenericSchema<unknown, ResponseSealPaper> = v.variant("outcome", [
  v.object({ outcome: v.literal("sealed"), path: v.string(), sha256: v.string(), bytes: v.number() }),
  v.object({ outcome: v.picklist(["not_found", "conflict_of_interest", "changed_meanwhile"]) }),
  v.object({ outcome: v.literal("not_reviewed"), status: v.optional(v.string()) }),
  v.object({ outcome: v.literal("too_large"), bytes: v.number(), most: v.number() }),
]);

/**
 * Seals a reviewed paper: the server shuffles its options once for all students, and stores the encrypted file in the
 * public bucket.
 *
 * @returns the outcome (supabase/functions/seal-paper/contract.ts)
 * @throws FunctionRefusal, or AppError when no reply came
 */
export function sealPaper(paperId: string): Promise<ResponseSealPaper> {
  const request: RequestSealPaper = { paper_id: paperId };
  return callFunction("seal-paper", request, sealSchema);
}
