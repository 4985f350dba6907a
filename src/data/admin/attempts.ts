import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns, readReply } from "../read-reply";
import { getRows } from "../request";
import { resultsKey } from "./paper-results";

/** Begins with the query key of the results, because a decision about an attempt changes results. */
const attemptsKey = [...resultsKey, "attempts"] as const;

const attemptColumns = v.object({
  status: v.picklist(["normal", "held", "released", "void", "reset"]),
  heldFor: v.nullable(v.picklist(["refund", "dispute", "void", "consent"])),
});

/** The maximum number of attempts that a search shows. */
export const maxAttemptsShown = 50;

async function listAttempts(paperId: string, search: string) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_attempts", { p_paper_id: paperId, p_search: search, p_limit: maxAttemptsShown })
      .select(
        "attemptId:attempt_id, studentId:student_id, name, email, startedAt:started_at, finishedAt:finished_at, status, heldFor:held_for, certificateCode:certificate_code, certificateName:certificate_name, wantedName:wanted_name, wantedReason:wanted_reason, wantedBy:wanted_by, isWantedByYou:is_wanted_by_you, marks, sectionC:section_c, difficulty, rank",
      ),
  );
  return narrowColumns(attemptColumns, rows);
}

/**
 * An attempt of a paper. Times are ISO in UTC. Fields are null in these cases:
 * - `finishedAt`: the attempt is still running
 * - `heldFor`: its result is not held
 * - `certificateCode`, `certificateName`: it has no valid certificate
 * - `wantedName`, `wantedReason`, `wantedBy`: no new name waits for a second organiser
 * - `marks`, `sectionC`, `difficulty`, `rank` (docs/exam.md section 8): not published yet
 */
export type FoundAttempt = Awaited<ReturnType<typeof listAttempts>>[number];

/**
 * @param paperId a paper
 * @param search a part of the student's name or email address, two characters or more; empty for the attempts whose
 * new certificate name waits for a second organiser
 * @returns the query of the matching attempts, by name; the server logs each read
 */
export const attemptsQuery = (paperId: string, search: string) =>
  queryOptions({
    queryKey: [...attemptsKey, paperId, search],
    queryFn: () => listAttempts(paperId, search),
    enabled: search.length !== 1,
  });

const proposalColumns = v.object({
  wanted: v.picklist(["void", "reset"]),
  decision: v.nullable(v.picklist(["released", "void", "reset"])),
});

async function listProposals(paperId: string) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_void_proposals", { p_paper_id: paperId })
      .select(
        "id, attemptId:attempt_id, studentId:student_id, name, email, wanted, reason, proposedBy:proposed_by, proposedAt:proposed_at, isMine:is_mine, replyUntil:reply_until, reply, repliedAt:replied_at, decision, decisionReason:decision_reason, decidedBy:decided_by, decidedAt:decided_at, isSingle:is_single",
      ),
  );
  return narrowColumns(proposalColumns, rows);
}

/**
 * A proposal to void an attempt, with the family's reply and the decision (both null until there is one). `isMine`: the
 * logged-in organiser proposed it; `isSingle`: one organiser decided alone. Names are null for deleted accounts.
 * Times are ISO in UTC.
 */
export type VoidProposal = Awaited<ReturnType<typeof listProposals>>[number];

/**
 * @param paperId a paper
 * @returns the query of the proposals to void its attempts, open ones first; the server logs each read
 */
export const voidProposalsQuery = (paperId: string) =>
  queryOptions({ queryKey: [...attemptsKey, "proposals", paperId], queryFn: () => listProposals(paperId) });

const proposeReplySchema = v.object({
  outcome: v.picklist([
    "proposed",
    "reason_missing",
    "reason_too_long",
    "running",
    "waits_already",
    "decided_already",
    "own_exam",
    "conflict_of_interest",
    "not_found",
  ]),
});
/**
 * The server's reply to a proposal. Only `proposed` means that something was changed. `own_exam`: it is the organiser's
 * own attempt; `conflict_of_interest`: the organiser has a child in this class.
 */
export type ProposeOutcome = v.InferOutput<typeof proposeReplySchema>["outcome"];

/**
 * Proposes to void an attempt; its result is held from then on, and the family gets an email.
 *
 * @param wanted the strictest decision that may follow
 * @param reason 1 to 1,000 characters, which the family reads
 * @returns `proposed`, or why not
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function proposeVoid(
  attemptId: string,
  wanted: VoidProposal["wanted"],
  reason: string,
): Promise<ProposeOutcome> {
  const client = await getClient();
  const call = client.rpc("propose_void", { p_attempt_id: attemptId, p_wanted: wanted, p_reason: reason });
  return (await readReply(proposeReplySchema, call)).outcome;
}

const decideReplySchema = v.object({
  outcome: v.picklist([
    "decided",
    "own_decision",
    "too_early",
    "stricter",
    "reason_missing",
    "reason_too_long",
    "own_exam",
    "conflict_of_interest",
    "not_found",
  ]),
});
/**
 * The server's reply to a decision. Only `decided` means that something was changed. `stricter`: the decision is stricter
 * than the proposal.
 */
export type DecideOutcome = v.InferOutput<typeof decideReplySchema>["outcome"];
export type VoidDecision = NonNullable<VoidProposal["decision"]>;

/**
 * Decides a proposal to void an attempt; the family gets an email.
 *
 * @param reason 1 to 1,000 characters, which the family reads
 * @returns `decided`, or why not
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function decideVoid(
  proposalId: string,
  decision: VoidDecision,
  reason: string,
): Promise<DecideOutcome> {
  const client = await getClient();
  const call = client.rpc("decide_void", {
    p_proposal_id: proposalId,
    p_decision: decision,
    p_reason: reason,
  });
  return (await readReply(decideReplySchema, call)).outcome;
}

const correctReplySchema = v.object({
  outcome: v.picklist([
    "corrected",
    "waiting",
    "same",
    "closed",
    "name_missing",
    "name_too_long",
    "reason_missing",
    "reason_too_long",
    "own_exam",
    "conflict_of_interest",
    "not_found",
  ]),
});
/**
 * The server's reply to a new name. Only `corrected` and `waiting` mean that something was changed. `closed`: the
 * certificate is not valid.
 */
export type CorrectOutcome = v.InferOutput<typeof correctReplySchema>["outcome"];

/**
 * Replaces a valid certificate by one with another name. The old certificate's code then leads to the new certificate,
 * and the family gets an email.
 *
 * @param name 1 to 100 characters
 * @param reason 1 to 500 characters, stored with both names
 * @returns `corrected`, `waiting` if a second organiser has to enter the same name, or why not
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function correctCertificate(
  code: string,
  name: string,
  reason: string,
): Promise<CorrectOutcome> {
  const client = await getClient();
  const call = client.rpc("correct_certificate", { p_code: code, p_name: name, p_reason: reason });
  return (await readReply(correctReplySchema, call)).outcome;
}

const refuseReplySchema = v.object({
  outcome: v.picklist(["refused", "own_exam", "conflict_of_interest", "not_found"]),
});

/**
 * Refuses the new name of a certificate that waits for a second organiser.
 *
 * @param code the code of the valid certificate
 * @returns `refused`, or why not
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function refuseCertificateName(
  code: string,
): Promise<v.InferOutput<typeof refuseReplySchema>["outcome"]> {
  const client = await getClient();
  return (await readReply(refuseReplySchema, client.rpc("refuse_certificate_name", { p_code: code })))
    .outcome;
}
