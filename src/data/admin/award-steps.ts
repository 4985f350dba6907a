import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { addressSchema, awardStates } from "../awards/award-states";
import { toStorableNote } from "../../lib/storable-text";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { awardsKey, awardStepErrors, undoableSteps } from "./awards";

const moveReplySchema = v.object({
  outcome: v.literal("moved"),
  moved: v.number(),
  refused: v.array(
    v.pipe(
      v.object({ award_id: v.string(), why: v.picklist(awardStepErrors) }),
      v.transform(({ award_id: awardId, why }) => ({ awardId, why })),
    ),
  ),
});

/** The outcome of a step: how many awards were changed, and which ones were not. */
export type MoveResult = v.InferOutput<typeof moveReplySchema>;

/** A step that can be applied to several awards together. */
export type BulkStep = "packed" | "delivered" | "returned";

/**
 * Marks awards as packed, delivered or returned; skips those that cannot take the step.
 *
 * @param awardIds 1 to 50
 * @param step the step
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function moveAwards(awardIds: readonly string[], step: BulkStep): Promise<MoveResult> {
  const client = await getClient();
  return readReply(moveReplySchema, client.rpc("move_awards", { p_award_ids: [...awardIds], p_step: step }));
}

/** A parcel that was handed to a courier. */
export type Posting = { awardId: string; courier: string; consignment: string };

/** Why a row of the list cannot be posted, in the database's names. `twice`: an earlier row has the same award. */
const postingErrors = [
  ...awardStepErrors,
  "twice",
  "courier_missing",
  "courier_too_long",
  "number_invalid",
] as const;

export type PostingError = (typeof postingErrors)[number];

const postReplySchema = v.variant("outcome", [
  v.object({ outcome: v.literal("posted"), posted: v.number() }),
  v.object({
    outcome: v.literal("invalid"),
    errors: v.array(v.object({ line: v.number(), why: v.picklist(postingErrors) })),
  }),
]);

/**
 * The server's reply to a list of parcels: either all were posted, or the errors, each with its line number (from 1).
 */
export type PostResult = v.InferOutput<typeof postReplySchema>;

/** The maximum number of parcels that one call may post. */
export const maxPostings = 500;

/**
 * Marks packed awards as posted, all or none.
 *
 * @param postings 1 to 500
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function postAwards(postings: readonly Posting[]): Promise<PostResult> {
  const client = await getClient();
  const rows = postings.map(({ awardId, courier, consignment }) => ({
    award_id: awardId,
    courier,
    consignment,
  }));
  return readReply(postReplySchema, client.rpc("post_awards", { p_postings: rows }));
}

const correctReplySchema = v.object({
  outcome: v.picklist([
    "corrected",
    "unchanged",
    "not_found",
    "own_award",
    "wrong_state",
    "changed_meanwhile",
    "courier_missing",
    "courier_too_long",
    "number_invalid",
  ]),
});

/** The server's reply to a corrected courier or number. Only `corrected` means that something was changed. */
export type PostingCorrectionOutcome = v.InferOutput<typeof correctReplySchema>["outcome"];

/**
 * Corrects the courier and the number of an award that was posted. The family sees them on its dashboard and is not
 * emailed.
 *
 * @param posting the new courier and number
 * @param shownPosting the courier and number that the list showed; if they were changed meanwhile, nothing is saved
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function correctPosting(
  { awardId, courier, consignment }: Posting,
  shownPosting: { courier: string; consignment: string },
): Promise<PostingCorrectionOutcome> {
  const client = await getClient();
  const call = client.rpc("correct_posting", {
    p_award_id: awardId,
    p_courier: courier,
    p_consignment: consignment,
    p_seen_courier: shownPosting.courier,
    p_seen_consignment: shownPosting.consignment,
  });
  return (await readReply(correctReplySchema, call)).outcome;
}

const replaceReplySchema = v.variant("outcome", [
  v.object({ outcome: v.literal("replaced"), state: v.picklist(awardStates), promised_on: v.string() }),
  v.object({
    outcome: v.picklist([
      "not_found",
      "own_award",
      "wrong_state",
      "reason_missing",
      "held",
      "withdrawn",
      "deleted",
    ]),
  }),
]);

/** The outcome of a replacement. Only `replaced` means that something was changed. */
export type ReplacementResult = v.InferOutput<typeof replaceReplySchema>;

/**
 * Starts a replacement for an award that arrived broken or was lost.
 *
 * @param awardId the award's id
 * @param reason 1 to 500 characters, stored in the audit
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function replaceAward(awardId: string, reason: string): Promise<ReplacementResult> {
  const client = await getClient();
  const call = client.rpc("replace_award", { p_award_id: awardId, p_reason: toStorableNote(reason) });
  return readReply(replaceReplySchema, call);
}

const undoReplySchema = v.variant("outcome", [
  v.object({ outcome: v.literal("taken_back"), state: v.picklist(awardStates) }),
  v.object({ outcome: v.picklist(["nothing", "own_award"]) }),
]);

/** The outcome of undoing a step. */
export type UndoResult = v.InferOutput<typeof undoReplySchema>;

/**
 * Undoes an award's last step.
 *
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function undoLastAwardStep(awardId: string): Promise<UndoResult> {
  const client = await getClient();
  return readReply(undoReplySchema, client.rpc("take_award_back", { p_award_id: awardId }));
}

const detailsSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("not_found") }),
  v.object({
    outcome: v.literal("award"),
    address: v.nullable(addressSchema),
    events: v.array(
      v.pipe(
        v.object({
          no: v.number(),
          kind: v.picklist([
            "address",
            "raised",
            "taken_back",
            "corrected",
            "replaced",
            "forgotten",
            ...undoableSteps,
          ]),
          new_state: v.picklist(awardStates),
          changed_at: v.string(),
          by: v.picklist(["organiser", "family", "nobody"]),
          organiser: v.nullable(v.string()),
          posting: v.nullable(v.string()),
          old_posting: v.nullable(v.string()),
        }),
        v.transform(({ new_state: newState, changed_at: changedAt, old_posting: oldPosting, ...event }) => ({
          ...event,
          oldPosting,
          newState,
          changedAt,
        })),
      ),
    ),
  }),
]);

/**
 * An award's address and history; times are ISO in UTC. The event `raised` means that the award was created,
 * `forgotten` that its address was erased. `by` is `nobody` if the server acted automatically. `posting` is the courier
 * and number after the event, `oldPosting` the courier and number before a correction.
 */
export type AwardDetails = v.InferOutput<typeof detailsSchema>;
export type AwardEvent = Extract<AwardDetails, { outcome: "award" }>["events"][number];

async function readAward(awardId: string): Promise<AwardDetails> {
  const client = await getClient();
  return readReply(detailsSchema, client.rpc("read_award", { p_award_id: awardId }));
}

/**
 * @param awardId the award's id. Every read is logged.
 * @returns the query of the award's address and history
 */
export const awardDetailsQuery = (awardId: string) =>
  queryOptions({ queryKey: [...awardsKey, "details", awardId], queryFn: () => readAward(awardId) });
