import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns, readReply } from "../read-reply";
import { getRows } from "../request";
import type { ExamOfEdition } from "./exam-day";

const verdicts = v.picklist(["fine", "call"]);

/** An organiser's verdict on the pictures of an attempt: nothing was found, or somebody must call the family. */
export type Verdict = v.InferOutput<typeof verdicts>;

const columns = v.object({
  award: v.nullable(v.picklist(["gold", "silver", "bronze", "participation"])),
  verdict: v.nullable(verdicts),
});

/** The maximum number of rows that are shown. */
export const maxSheetsShown = 50;

async function listSheets({ editionId, examId }: ExamOfEdition) {
  const client = await getClient();
  const call = client
    .rpc("list_picture_sheets", {
      p_edition_id: editionId,
      p_exam_id: examId,
      p_limit: maxSheetsShown,
      p_offset: 0,
    })
    .select(
      "attemptId:attempt_id, name, className:class_name, award, isDrawn:is_drawn, pictures, verdict, note, decidedBy:decided_by, decidedAt:decided_at",
    );
  return narrowColumns(columns, await getRows(call));
}

/**
 * An attempt whose pictures should be looked at: `award` has to be confirmed, or the attempt was drawn at random
 * (`isDrawn`). `pictures` is the number of its pictures.
 */
export type PictureSheetRow = Awaited<ReturnType<typeof listSheets>>[number];

/** All queries of sheets have this key, so that a verdict refreshes them. */
export const pictureSheetsKey = ["admin-picture-sheets"] as const;

/**
 * @param exam the exam
 * @returns the query of the first 50 attempts whose pictures should be looked at, those without a verdict first
 */
export const pictureSheetsQuery = (exam: ExamOfEdition) =>
  queryOptions({ queryKey: [...pictureSheetsKey, exam], queryFn: () => listSheets(exam) });

/** `not_chosen`: the attempt has no award to confirm and was not drawn at random. */
const sheetSchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["not_chosen", "conflict_of_interest", "not_found"]) }),
  v.object({
    outcome: v.literal("sheet"),
    name: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    email: v.nullable(v.string()),
    exam: v.string(),
    class: v.string(),
    started_at: v.string(),
    finished_at: v.nullable(v.string()),
    pictures: v.array(v.object({ path: v.string(), taken_at: v.string() })),
    camera_events: v.array(v.object({ kind: v.string(), at_ms: v.number() })),
    reviews: v.array(
      v.object({
        verdict: verdicts,
        note: v.nullable(v.string()),
        decided_by: v.nullable(v.string()),
        decided_at: v.string(),
      }),
    ),
  }),
]);

/** The pictures of one attempt, opened by an organiser. `at_ms`: milliseconds since the start of the attempt. */
export type PictureSheet = Extract<v.InferOutput<typeof sheetSchema>, { outcome: "sheet" }>;

/**
 * The server logs each opening of a sheet and then lets the organiser load its pictures for a quarter of an hour. So a
 * sheet is read once, and removed from the cache when it is closed.
 *
 * @param attemptId the attempt's id
 * @returns the query of the sheet, or why it cannot be shown
 */
export const pictureSheetQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ["admin-picture-sheet", attemptId],
    queryFn: async () => {
      const client = await getClient();
      return readReply(sheetSchema, client.rpc("read_picture_sheet", { p_attempt_id: attemptId }));
    },
    staleTime: Infinity,
    gcTime: 0,
  });

const reviewSchema = v.object({
  outcome: v.picklist([
    "noted",
    "note_missing",
    "note_too_long",
    "sheet_not_opened",
    "conflict_of_interest",
    "not_found",
  ]),
});

/** The server's reply to a verdict; only `noted` means that something was saved. */
export type ReviewOutcome = v.InferOutput<typeof reviewSchema>["outcome"];

/**
 * Saves an organiser's verdict on an open sheet.
 *
 * @param attemptId the attempt's id
 * @param verdict `fine` or `call`
 * @param note the reason; required for `call`
 * @returns the server's reply
 * @throws AppError if the verdict could not be sent
 */
export async function reviewPictureSheet(
  attemptId: string,
  verdict: Verdict,
  note: string,
): Promise<ReviewOutcome> {
  const client = await getClient();
  const call = client.rpc("review_picture_sheet", {
    p_attempt_id: attemptId,
    p_verdict: verdict,
    p_note: note,
  });
  return (await readReply(reviewSchema, call)).outcome;
}
