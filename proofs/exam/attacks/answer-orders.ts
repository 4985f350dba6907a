import { must, type Attack } from "../../harness/attack";
import {
  deadlineSeconds,
  mustBe,
  paperSeconds,
  save,
  setClock,
  sit,
  start,
  startSeconds,
  type Session,
  type Tap,
} from "./sitting";

/** Saves, one after another, and what then must count of n = 1. */
type Step = { session: 1 | 2; atSeconds: number; taps: readonly Tap[]; firstSeq?: number; says?: string };

/** Two sessions of one attempt send these, the second from its first save on; then it ends by time. */
async function countAfter(database: Parameters<Attack["run"]>[0], steps: readonly Step[]) {
  const first = await sit(database);
  let second: Session | undefined;
  for (const { session, atSeconds, taps, firstSeq = 1, says = "saved" } of steps) {
    await setClock(database, startSeconds + atSeconds);
    if (session === 2) second ??= await start(database.owner, first.sitter);
    const { outcome } = await save(database.owner, session === 2 && second ? second : first, taps, firstSeq);
    mustBe(outcome, says, "the answer to a save");
  }
  await setClock(database, deadlineSeconds + 181);
  await database.owner`select public.settle_exams(100)`;
  const [row] = await database.owner`select left(letters, 1) as letter from private.exam_receipts
    where attempt_id = ${first.attempt_id} order by no desc limit 1`;
  const broken = await database.owner`select line from tests.exam_violations() as line
    where position(${first.attempt_id} in line) > 0`;
  must(broken.length === 0, `a promise is broken: ${JSON.stringify(broken)}`);
  return row?.["letter"];
}

/** Name, the functions it is about, what is sent, and the letter that counts. */
const orders: [string, string[], Step[], string][] = [
  [
    "an answer dated back before the last answered call",
    ["record_events"],
    [
      { session: 1, atSeconds: paperSeconds + 30, taps: [] },
      { session: 1, atSeconds: paperSeconds + 60, taps: [[paperSeconds * 1000 - 1000, 1, "a"]] },
    ],
    "-",
  ],
  [
    "an answer before its predecessor",
    ["record_events"],
    [
      { session: 1, atSeconds: 100, taps: [[100_000, 1, "a"]] },
      { session: 1, atSeconds: 101, taps: [[92_000, 1, "b"]], firstSeq: 2 },
    ],
    "b",
  ],
  [
    "answers of one call whose clock jumped back",
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
    "an answer from the future",
    ["record_events"],
    [
      { session: 1, atSeconds: 20, taps: [[800_000, 1, "a"]] },
      { session: 2, atSeconds: 30, taps: [[30_000, 1, "b"]] },
    ],
    "b",
  ],
  [
    "an answer from before the start",
    ["record_events"],
    [{ session: 1, atSeconds: 20, taps: [[-900_000, 1, "a"]] }],
    "a",
  ],
  [
    "answers sent twice",
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
    "another answer under a number that is there",
    ["save_error"],
    [
      { session: 1, atSeconds: 20, taps: [[10_000, 1, "a"]] },
      { session: 1, atSeconds: 21, taps: [[10_000, 1, "b"]], says: "changed" },
    ],
    "a",
  ],
  [
    "answers with one missing before them",
    ["save_error"],
    [{ session: 1, atSeconds: 20, taps: [[10_000, 1, "a"]], firstSeq: 2, says: "gap" }],
    "-",
  ],
  [
    "an answer of the last second that comes 180 s later, and one given after the deadline",
    ["list_counting_events", "lock_attempt"],
    [
      { session: 1, atSeconds: paperSeconds + 5, taps: [[paperSeconds * 1000 - 1000, 1, "a"]] },
      { session: 1, atSeconds: paperSeconds + 179, taps: [[paperSeconds * 1000 + 1, 1, "b"]], firstSeq: 2 },
    ],
    "a",
  ],
  [
    "an answer that comes more than 180 s after the deadline",
    ["list_counting_events", "lock_attempt"],
    [{ session: 1, atSeconds: paperSeconds + 181, taps: [[1000, 1, "a"]] }],
    "-",
  ],
  [
    "an answer of a day later",
    ["save_answers"],
    [
      {
        session: 1,
        atSeconds: paperSeconds + 181 + 86_400,
        taps: [[1000, 1, "a"]],
        says: "over",
      },
    ],
    "-",
  ],
  [
    "an older answer that comes later than a newer one",
    ["fold_letters"],
    [
      { session: 1, atSeconds: 50, taps: [[50_000, 1, "b"]] },
      { session: 2, atSeconds: 60, taps: [[40_000, 1, "a"]] },
    ],
    "b",
  ],
  [
    "an older page's answer that says it is the newest",
    ["record_events"],
    [
      { session: 2, atSeconds: 50, taps: [[50_000, 1, "b"]] },
      { session: 1, atSeconds: 60, taps: [[59_000, 1, "a"]] },
    ],
    "b",
  ],
  [
    "two sessions with one moment",
    ["fold_letters"],
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
    "two answers of one moment",
    ["fold_letters"],
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

/** Which answer counts, with any clocks and any order of arrival (docs/exam.md section 5). */
export const answerOrderAttacks: Attack[] = orders.map(([name, targets, steps, letter]) => ({
  name,
  targets,
  run: async (database) => mustBe(await countAfter(database, steps), letter, "what counts"),
}));
