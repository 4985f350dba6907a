const options = { a: "18", b: "48", c: "24", d: "14" };

/** A question with its statistics in the format of `read_paper_statistics`; tests change single fields. */
export function makeMeasuredQuestion(n: number, changes: Record<string, unknown> = {}) {
  return {
    n,
    section: "A",
    topic: "Four Operations",
    question: `What is asked by ${n}?`,
    options,
    credited: ["a"] as string[] | "all",
    why: `Because of ${n}.`,
    facility: 0.62 as number | null,
    discrimination: 0.31 as number | null,
    top_shares: { a: 0.8, b: 0.1, c: 0.05, d: 0.05 },
    bottom_shares: { a: 0.4, b: 0.2, c: 0.2, d: 0.2 },
    suspect_for: [] as string[],
    claims: {},
    decisions: [] as object[],
    ...changes,
  };
}

/** A decision to keep the answer key of a question, in the format of `read_paper_statistics`. */
export function makeKeyDecision(changes: Record<string, unknown> = {}) {
  return {
    is_kept: true,
    old_credited: ["a"],
    credited: null,
    reason: "Read again by two teachers: it is hard, and right.",
    decided_by: "Meera Nair",
    decided_at: "2027-01-18T05:00:00.000Z",
    is_taken: true,
    ...changes,
  };
}

/** A reply of `read_paper_statistics`: the statistics of 240 students' answers to three questions; the second question is suspect. */
export function makeStatistics(changes: Record<string, unknown> = {}) {
  return {
    outcome: "statistics",
    status: "sealed",
    key_version: 1,
    participants: 240,
    families: 239,
    mean: 1.84,
    deviation: 0.9,
    kr20: 0.71 as number | null,
    standard_error: 0.48 as number | null,
    distribution: [20, 60, 98, 62],
    medals: { gold: 10, silver: 41, bronze: 50 },
    undecided: [2],
    unanswered: [] as number[],
    questions: [
      makeMeasuredQuestion(1),
      makeMeasuredQuestion(2, {
        facility: 0.2,
        discrimination: -0.12,
        suspect_for: ["discrimination", "facility", "letter"],
        top_shares: { a: 0.2, b: 0.7, c: 0.05, d: 0.05 },
      }),
      makeMeasuredQuestion(3, { section: "C" }),
    ],
    ...changes,
  };
}

/** A challenge in the format of `list_key_challenges`. */
export function makeChallenge(changes: Record<string, unknown> = {}) {
  return {
    claim: "b",
    reason: "Six trays of eight are 48, and nothing was sold.",
    filedAt: "2027-01-19T05:00:00+00:00",
    hasReply: false,
    ...changes,
  };
}

/** A student whose medal must be confirmed, in the format of `list_award_checks`. */
export function makeAwardCheck(changes: Record<string, unknown> = {}) {
  return {
    attemptId: "a77e3970-0000-4000-8000-000000000001",
    name: "Asha Verma",
    email: "asha@olympeak.example",
    phone: "9876543210",
    schoolName: "Hill View School",
    award: "gold",
    needsConfirmation: true,
    heldFor: null as string | null,
    confirmedAt: null as string | null,
    confirmedBy: null as string | null,
    proof: null as string | null,
    lateAnswerCount: 0,
    ...changes,
  };
}
