import type { FoundAttempt, VoidProposal } from "../../src/data/admin/attempts";
import { asha } from "./factories";

/** The id of the attempt in tests/support/exam-day-factory.ts. */
export const foundAttemptId = "a77e3970-0000-4000-8000-000000000001";

/** An attempt with its certificate in the format of `list_attempts`; tests change single fields. */
export function makeFoundAttempt(changes: Partial<FoundAttempt> = {}): FoundAttempt {
  return {
    attemptId: foundAttemptId,
    studentId: asha.id,
    name: "Asha Verma",
    email: asha.email,
    startedAt: "2027-01-17T05:31:00+00:00",
    finishedAt: "2027-01-17T06:34:00+00:00",
    status: "normal",
    heldFor: null,
    certificateCode: "OLY-W27-IMO05-7F3KQ9TX",
    certificateName: "Asha Verma",
    wantedName: null,
    wantedReason: null,
    wantedBy: null,
    isWantedByYou: false,
    marks: 21,
    sectionC: 4,
    difficulty: 812,
    rank: 51,
    ...changes,
  };
}

/** A proposal to void an attempt, to which the family has not replied yet, in the format of `list_void_proposals`. */
export function makeProposal(changes: Partial<VoidProposal> = {}): VoidProposal {
  return {
    id: "b01d0000-0000-4000-8000-000000000001",
    attemptId: foundAttemptId,
    studentId: asha.id,
    name: "Asha Verma",
    email: asha.email,
    wanted: "void",
    reason: "Two voices were heard.",
    proposedBy: "Ravi",
    proposedAt: "2027-01-18T05:30:00+00:00",
    isMine: false,
    replyUntil: "2027-01-25T18:30:00+00:00",
    reply: null,
    repliedAt: null,
    decision: null,
    decisionReason: null,
    decidedBy: null,
    decidedAt: null,
    isSingle: false,
    ...changes,
  };
}
