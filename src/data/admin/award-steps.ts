import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { addressSchema, awardStates } from "../awards/award-states";
import { toStorableNote } from "../../lib/storable-text";
import { getClient } from "../client";
import { readAnswer } from "../read-answer";
import { awardsKey, obstacles, steps } from "./awards";

const movedSchema = v.object({
  outcome: v.literal("moved"),
  moved: v.number(),
  refused: v.array(
    v.pipe(
      v.object({ award_id: v.string(), why: v.picklist(obstacles) }),
      v.transform(({ award_id: awardId, why }) => ({ awardId, why })),
    ),
  ),
});

/** The outcome of a step: how many took it, and who did not. */
export type Moved = v.InferOutput<typeof movedSchema>;

/** A step that some awards take together. */
export type CommonStep = "packed" | "delivered" | "returned";

/**
 * Some awards are packed, delivered or returned, each that can be.
 *
 * @param awardIds 1 to 50
 * @param step the step
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function moveAwards(awardIds: readonly string[], step: CommonStep): Promise<Moved> {
  const client = await getClient();
  return readAnswer(movedSchema, client.rpc("move_awards", { p_award_ids: [...awardIds], p_step: step }));
}

/** A parcel that was handed to a courier. */
export type Posting = { awardId: string; courier: string; consignment: string };

/** The reasons that keep a line from being posted, by the database's names. */
const postingFaults = [
  ...obstacles,
  "twice",
  "courier_missing",
  "courier_too_long",
  "number_invalid",
] as const;

export type PostingFault = (typeof postingFaults)[number];

const postedSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("posted"), posted: v.number() }),
  v.object({
    outcome: v.literal("invalid"),
    faults: v.array(v.object({ line: v.number(), why: v.picklist(postingFaults) })),
  }),
]);

/** The server's answer to a list of parcels: all are posted, or what is wrong by its place in the list, from 1. */
export type Posted = v.InferOutput<typeof postedSchema>;

/** As many as are posted at once. */
export const postingsAtOnce = 500;

/**
 * Packed awards are posted, all of them or none.
 *
 * @param postings 1 to 500
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function postAwards(postings: readonly Posting[]): Promise<Posted> {
  const client = await getClient();
  const rows = postings.map(({ awardId, courier, consignment }) => ({
    award_id: awardId,
    courier,
    consignment,
  }));
  return readAnswer(postedSchema, client.rpc("post_awards", { p_postings: rows }));
}

const correctedSchema = v.object({
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

/** The server's answer to another courier or number. Only `corrected` means that something was changed. */
export type PostingCorrected = v.InferOutput<typeof correctedSchema>["outcome"];

/**
 * Corrects the courier and the number of an award that was posted. The family sees them on its dashboard and is not emailed.
 *
 * @param posting the new courier and number
 * @param seen the row as the list showed it
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function correctPosting(
  { awardId, courier, consignment }: Posting,
  seen: { courier: string; consignment: string },
): Promise<PostingCorrected> {
  const client = await getClient();
  const call = client.rpc("correct_posting", {
    p_award_id: awardId,
    p_courier: courier,
    p_consignment: consignment,
    p_seen_courier: seen.courier,
    p_seen_consignment: seen.consignment,
  });
  return (await readAnswer(correctedSchema, call)).outcome;
}

const replacedSchema = v.variant("outcome", [
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
export type AwardReplaced = v.InferOutput<typeof replacedSchema>;

/**
 * Sends an award once more that came broken or was lost on its way.
 *
 * @param awardId the award's id
 * @param reason 1 to 500 characters, kept in the audit
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function replaceAward(awardId: string, reason: string): Promise<AwardReplaced> {
  const client = await getClient();
  const call = client.rpc("replace_award", { p_award_id: awardId, p_reason: toStorableNote(reason) });
  return readAnswer(replacedSchema, call);
}

const backSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("taken_back"), state: v.picklist(awardStates) }),
  v.object({ outcome: v.picklist(["nothing", "own_award"]) }),
]);

/** The outcome of a step that was to be taken back. */
export type TakenBack = v.InferOutput<typeof backSchema>;

/**
 * Takes the last step of an award back.
 *
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function takeAwardBack(awardId: string): Promise<TakenBack> {
  const client = await getClient();
  return readAnswer(backSchema, client.rpc("take_award_back", { p_award_id: awardId }));
}

const storySchema = v.variant("outcome", [
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
            ...steps,
          ]),
          new_state: v.picklist(awardStates),
          changed_at: v.string(),
          by: v.picklist(["organiser", "family", "nobody"]),
          organiser: v.nullable(v.string()),
        }),
        v.transform(({ new_state: newState, changed_at: changedAt, ...event }) => ({
          ...event,
          newState,
          changedAt,
        })),
      ),
    ),
  }),
]);

/** Where an award goes and what happened to it; times ISO in UTC. */
export type AwardStory = v.InferOutput<typeof storySchema>;
export type AwardEvent = Extract<AwardStory, { outcome: "award" }>["events"][number];

async function readAward(awardId: string): Promise<AwardStory> {
  const client = await getClient();
  return readAnswer(storySchema, client.rpc("read_award", { p_award_id: awardId }));
}

/**
 * @param awardId the award's id; reading it is recorded
 * @returns the query of where it goes and what happened to it
 */
export const awardStoryQuery = (awardId: string) =>
  queryOptions({ queryKey: [...awardsKey, "story", awardId], queryFn: () => readAward(awardId) });
