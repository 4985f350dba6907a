import * as v from "valibot";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { resultSchema } from "../../../src/data/results/result";
import { reviewSchema } from "../../../src/data/results/review";
import type { KeyQuestion } from "./mark-paper";
import { openResultsDatabase, type ResultsDatabase } from "./results-database";

const getResult = "public.get_result(tests.id('examIMO5'))";
const getReview = "public.get_review(tests.id('examIMO5'))";
const questions = (["A", "A", "B", "C"] as const).map((section): KeyQuestion => ({
  section,
  credited: "b",
  optionCount: 4,
}));

let database: ResultsDatabase;

beforeAll(async () => {
  database = await openResultsDatabase();
}, 60_000);

afterEach(() => database.rollBack());
afterAll(() => database.close());

/** Reads the result and the review of a seat's student, and parses them as the site does; throws if a format is wrong. */
async function readResultAndReview(seat: number) {
  return {
    result: v.parse(resultSchema, await database.callAs(seat, getResult)),
    review: v.parse(reviewSchema, await database.callAs(seat, getReview)),
  };
}

/** Makes the answer letters of `count` attempts, all different, and of one more attempt without answers. The digits of the seat in base 3 are the letters. */
const makeAttemptLetters = (count: number) => [
  ...Array.from({ length: count }, (_, seat) =>
    [1, 3, 9, 27].map((power) => "abc".charAt(Math.floor(seat / power) % 3)).join(""),
  ),
  "----",
];

test("the site can parse a result and a review at every stage, from before publication to a changed final result", async () => {
  await database.insertAttempts(questions, makeAttemptLetters(35));
  await database.run(
    "insert into private.guardian_consents (student_id, kind, way, guardian_name, wording_version, given_at) select id, 'exam', 'mail', 'Ravi Verma', '2026-11', now() - interval '1 hour' from public.students where id <> tests.id('seat2') on conflict do nothing",
  );
  expect((await readResultAndReview(0)).result.outcome).toBe("not_yet");

  await database.runTask("provisional");
  expect((await readResultAndReview(35)).review.outcome).toBe("no_answers");
  expect((await readResultAndReview(2)).result).toMatchObject({ outcome: "held", heldFor: "consent" });
  const provisional = await readResultAndReview(13);
  expect(provisional.result).toMatchObject({ outcome: "provisional", marks: 3, of: 4, changes: [] });
  expect(provisional.review).toMatchObject({ outcome: "review", state: "provisional", mayChallenge: true });

  await database.changeKey(4, "a");
  expect((await readResultAndReview(13)).result).toMatchObject({
    marks: 4,
    changes: [{ cause: "key", n: 4, oldMarks: 3, newMarks: 4 }],
  });

  await database.runTask("final");
  expect(await database.proposeAndDecide(1, "void")).toBe("decided");
  const final = await readResultAndReview(13);
  expect(final.result).toMatchObject({
    outcome: "final",
    award: { tier: "gold" },
    ranking: { n: 35, tied: 0, above: null, below: { rule: "marks", own: 4, theirs: 3 } },
  });
  expect((await readResultAndReview(1)).result).toMatchObject({
    outcome: "void",
    proposal: { reply: "My brother sat beside me.", decisionReason: "We have read your reply." },
  });
  expect((await readResultAndReview(1)).review.outcome).toBe("void");

  await database.propose(3);
  expect((await readResultAndReview(3)).result).toMatchObject({
    outcome: "held",
    heldFor: "void",
    proposal: { wanted: "void", reply: null },
  });
  expect((await readResultAndReview(3)).review.outcome).toBe("held");
  await database.proposeAndDecide(4, "reset");
  expect((await readResultAndReview(4)).result.outcome).toBe("reset");
  await database.proposeAndDecide(5, "released");
  expect((await readResultAndReview(5)).result).toMatchObject({
    outcome: "final",
    proposal: { decision: "released" },
  });
  expect((await readResultAndReview(34)).result.outcome).toBe("final");
});
