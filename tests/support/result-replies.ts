/** Replies of the server about a result and a review (src/data/results). */

export const paperReply = {
  paper_id: "9a9e0000-0000-4000-8000-000000000041",
  kind: "exam",
  subject: "Maths",
  class: "Class 5",
  edition: "Winter 2026-27",
  exam_day: "2027-01-17",
};

const commonFields = {
  void_proposal: null,
  paper: paperReply,
  name: "Asha Verma",
  marks: 43,
  of: 50,
  answered: 49,
  sections: [{ section: "A", marks: 43, of: 50, average: null }],
  topics: [{ topic: "Patterns", marks: 43, of: 50, average: null }],
};

/** get_result while keys can be challenged. */
export const provisionalReply = {
  outcome: "provisional",
  ...commonFields,
  final_on: "2027-03-01",
  challenge_until: "2027-01-25T18:30:00.000Z",
  challenges: 0,
  challenges_answered: 0,
  changes: [],
  server_now: "2027-01-18T05:34:00.000Z",
};

/**
 * get_result of a bronze medal, after a key was changed. `ranking.n` is the number of ranked students, `likely` the marks that the student would
 * probably get on a similar paper, `above` and `below` the neighbours in the ranking with the rule that decided.
 */
export const finalReply = {
  outcome: "final",
  ...commonFields,
  final_on: "2027-03-01",
  ranking: {
    rank: 64,
    n: 2310,
    tied: 0,
    mean: 31.4,
    percentile: 97,
    likely: { from: 40, to: 46 },
    distribution: null,
    above: { rank: 63, rule: "section_c", own: 3, theirs: 4 },
    below: { rank: 65, rule: "difficulty", own: 31_204, theirs: 30_988 },
  },
  award: { tier: "bronze", promised_on: "2027-05-01" },
  certificate_code: "OLY-W27-IMO05-7F3KQ9TX",
  changes: [
    {
      changed_at: "2027-03-12T05:00:00.000Z",
      cause: "key",
      n: 17,
      reason: "Both readings are valid.",
      old_marks: 42,
      new_marks: 43,
      old_rank: 104,
      new_rank: 64,
      ranked_of: 2310,
      old_award: "participation",
      new_award: "bronze",
    },
  ],
};

/**
 * get_review of a paper of one question, answered wrong: `option` is the student's answer, `chosen` how many students chose each option (null before
 * the final result).
 */
export const reviewReply = {
  outcome: "review",
  paper: paperReply,
  state: "provisional",
  seed: "0123456789abcdef",
  marks: 0,
  of: 1,
  may_challenge: true,
  challenge_until: "2027-01-25T18:30:00.000Z",
  challenges_left: 5,
  questions: [
    {
      n: 1,
      option: "c",
      section: "A",
      option_count: 4,
      question: "What is half of 9?",
      options: { a: "4", b: "4.5", c: "5", d: "18" },
      topic: "Fractions",
      credited: ["b"],
      has_mark: false,
      why: "Twice 4.5 is 9.",
      mistake: "rounded up",
      facility: null,
      chosen: null,
      challenge: null,
      decision: null,
    },
  ],
  server_now: "2027-01-18T05:34:00.000Z",
};

/** get_certificate of the bronze medal. */
export const certificateReply = {
  code: "OLY-W27-IMO05-7F3KQ9TX",
  state: "valid",
  replaced_by: null,
  name: "Asha Verma",
  subject: "Maths",
  class: "Class 5",
  edition: "Winter 2026-27",
  kind: "exam",
  award: "bronze",
  rank: 64,
  n: 2310,
  exam_day: "2027-01-17",
  issued_on: "2027-03-01",
  may_correct_until: "2027-03-31",
};

/** verify_certificate of the same certificate. */
export const verificationReply = {
  outcome: "valid",
  award: "bronze",
  subject: "Maths",
  class: "Class 5",
  edition: "Winter 2026-27",
  kind: "exam",
  n: 2310,
  first_name: "Asha",
  initial: "V",
  issued_on: "2027-03-01",
  name_matches: null,
};

/** A proposal to void the attempt, without an answer of the family (`reply`). `is_single`: a single organiser may decide. */
export const proposalReply = {
  wanted: "void",
  reason: "Two voices were heard.\nWho was in the room?",
  proposed_at: "2027-01-18T05:30:00.000Z",
  reply_until: "2027-01-25T18:30:00.000Z",
  reply: null,
  replied_at: null,
  decision: null,
  decision_reason: null,
  decided_at: null,
  is_single: false,
};

/** The same proposal, decided after the family's answer. */
export const decisionReply = {
  ...proposalReply,
  reply: "It was my sister, reading aloud.",
  replied_at: "2027-01-19T05:30:00.000Z",
  decision: "released",
  decision_reason: "A sister who reads her own book aloud does not matter.",
  decided_at: "2027-01-20T05:30:00.000Z",
};
