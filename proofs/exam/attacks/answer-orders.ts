import { must, type Attack } from "../../harness/attack";
import {
  deadlineSeconds,
  mustEqual,
  paperSeconds,
  saveAnswers,
  setClock,
  startAttempt,
  startExam,
  startSeconds,
  type Session,
  type Tap,
} from "./exam-calls";

/** A call of save_answers: its session, its time after the start, the answers with the number of the first one, and the expected outcome, by default `saved`. */
type SaveStep = {
  session: 1 | 2;
  atSeconds: number;
  taps: readonly Tap[];
  firstSeq?: number;
  outcome?: string;
};

/** Makes the calls in two sessions of one attempt, lets it end by time, and returns the letter that counts for n = 1. */
async function findCountedLetter(database: Parameters<Attack["run"]>[0], steps: readonly SaveStep[]) {
  const firstSession = await startAttempt(database);
  let secondSession: Session | undefined;
  for (const { session, atSeconds, taps, firstSeq = 1, outcome: expected = "saved" } of steps) {
    await setClock(database, startSeconds + atSeconds);
    if (session === 2) secondSession ??= await startExam(database.owner, firstSession.student);
    const { outcome } = await saveAnswers(
      database.owner,
      session === 2 && secondSession ? secondSession : firstSession,
      taps,
      firstSeq,
    );
    mustEqual(outcome, expected, "the outcome of a save");
  }
  await setClock(database, deadlineSeconds + 181);
  await database.owner`select public.end_overdue_attempts(100)`;
  const [row] = await database.owner`select left(letters, 1) as letter from private.answer_records
    where attempt_id = ${firstSession.attempt_id} order by no desc limit 1`;
  const violations = await database.owner`select line from tests.exam_violations() as line
    where position(${firstSession.attempt_id} in line) > 0`;
  must(violations.length === 0, `a promise is broken: ${JSON.stringify(violations)}`);
  return row?.["letter"];
}

/** A description, the attacked functions, the calls, and the letter that must count. */
const answerOrders: [name: string, targets: string[], steps: SaveStep[], letter: string][] = [
  [
    "an answer with a time before the last call",
    ["record_events"],
    [
      { session: 1, atSeconds: paperSeconds + 30, taps: [] },
      { session: 1, atSeconds: paperSeconds + 60, taps: [[paperSeconds * 1000 - 1000, 1, "a"]] },
    ],
    "-",
  ],
  [
    "an answer with a time before the previous answer",
    ["record_events"],
    [
      { session: 1, atSeconds: 100, taps: [[100_000, 1, "a"]] },
      { session: 1, atSeconds: 101, taps: [[92_000, 1, "b"]], firstSeq: 2 },
    ],
    "b",
  ],
  [
    "answers of one call from a clock that jumped back",
    ["record_events"],
    [
      {
        session: 1,
        atSeconds: 60,
        taps: [
          [50_000, 1, "a"],
          [40_000, 1, "b"],
        ],
      },
    ],
    "b",
  ],
  [
    "an answer with a time in the future",
    ["record_events"],
    [
      { session: 1, atSeconds: 20, taps: [[800_000, 1, "a"]] },
      { session: 2, atSeconds: 30, taps: [[30_000, 1, "b"]] },
    ],
    "b",
  ],
  [
    "an answer with a time before the start",
    ["record_events"],
    [{ session: 1, atSeconds: 20, taps: [[-900_000, 1, "a"]] }],
    "a",
  ],
  [
    "an answer that is sent twice",
    ["record_events"],
    [
      { session: 1, atSeconds: 20, taps: [[10_000, 1, "a"]] },
      {
        session: 1,
        atSeconds: 21,
        taps: [
          [10_000, 1, "a"],
          [20_000, 1, "c"],
        ],
      },
    ],
    "c",
  ],
  [
    "a different answer with a number that another answer already has",
    ["save_error"],
    [
      { session: 1, atSeconds: 20, taps: [[10_000, 1, "a"]] },
      { session: 1, atSeconds: 21, taps: [[10_000, 1, "b"]], outcome: "changed" },
    ],
    "a",
  ],
  [
    "an answer whose predecessor is missing",
    ["save_error"],
    [{ session: 1, atSeconds: 20, taps: [[10_000, 1, "a"]], firstSeq: 2, outcome: "gap" }],
    "-",
  ],
  [
    "an answer after the deadline",
    ["list_counting_events", "lock_attempt"],
    [
      { session: 1, atSeconds: paperSeconds + 5, taps: [[paperSeconds * 1000 - 1000, 1, "a"]] },
      { session: 1, atSeconds: paperSeconds + 179, taps: [[paperSeconds * 1000 + 1, 1, "b"]], firstSeq: 2 },
    ],
    "a",
  ],
  [
    "an answer that arrives more than 180 s after the deadline",
    ["list_counting_events", "lock_attempt"],
    [{ session: 1, atSeconds: paperSeconds + 181, taps: [[1000, 1, "a"]] }],
    "-",
  ],
  [
    "an answer that arrives a day later",
    ["save_answers"],
    [
      {
        session: 1,
        atSeconds: paperSeconds + 181 + 86_400,
        taps: [[1000, 1, "a"]],
        outcome: "over",
      },
    ],
    "-",
  ],
  [
    "an older answer that arrives after a newer answer",
    ["answer_letters"],
    [
      { session: 1, atSeconds: 50, taps: [[50_000, 1, "b"]] },
      { session: 2, atSeconds: 60, taps: [[40_000, 1, "a"]] },
    ],
    "b",
  ],
  [
    "an older page's answer with the newest time",
    ["record_events"],
    [
      { session: 2, atSeconds: 50, taps: [[50_000, 1, "b"]] },
      { session: 1, atSeconds: 60, taps: [[59_000, 1, "a"]] },
    ],
    "b",
  ],
  [
    "answers of two sessions with the same time",
    ["answer_letters"],
    [
      { session: 2, atSeconds: 50, taps: [[40_000, 1, "a"]] },
      {
        session: 1,
        atSeconds: 60,
        taps: [
          [39_000, 2, "b"],
          [40_000, 1, "b"],
        ],
      },
    ],
    "a",
  ],
  [
    "three answers of one session with the same time",
    ["answer_letters"],
    [
      {
        session: 1,
        atSeconds: 50,
        taps: [
          [40_000, 1, "a"],
          [40_000, 1, "c"],
          [40_000, 1, "b"],
        ],
      },
    ],
    "b",
  ],
];

/** Attacks with wrong clocks and unusual orders of arrival on the rule for which answer counts (docs/exam.md section 5). */
export const answerOrderAttacks: Attack[] = answerOrders.map(([name, targets, steps, letter]) => ({
  name: `a wrong counted letter for ${name}`,
  targets,
  run: async (database) => mustEqual(await findCountedLetter(database, steps), letter, "the counted letter"),
}));
