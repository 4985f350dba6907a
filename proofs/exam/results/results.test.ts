import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { markPaper, type KeyQuestion, type Letters } from "./mark-paper";
import { openResultsDatabase, type ResultsDatabase } from "./results-database";
import { measurePaper } from "./statistics";

let database: ResultsDatabase;

beforeAll(async () => {
  database = await openResultsDatabase();
}, 60_000);

afterEach(() => database.rollBack());
afterAll(() => database.close());

const anyCredited = (optionCount: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...["a", "b", "c", "d"].slice(0, optionCount)) },
    { weight: 1, arbitrary: fc.constantFrom("ab", "bc", "all") },
  );
const anyQuestion = fc.constantFrom(3, 4).chain((optionCount) =>
  fc.record({
    section: fc.constantFrom("A" as const),
    credited: anyCredited(optionCount),
    optionCount: fc.constant(optionCount),
  }),
);

/** A paper whose last questions are in section C, and the answers of some students, half of them right. */
const anyPaper = (maxAttempts: number, minAttempts = 0) =>
  fc
    .record({
      questions: fc.array(anyQuestion, { minLength: 1, maxLength: 6 }),
      sectionCCount: fc.nat({ max: 3 }),
    })
    .chain(({ questions, sectionCCount }) => {
      const key: KeyQuestion[] = questions.map((question, index) => ({
        ...question,
        section: index >= questions.length - sectionCCount ? "C" : "A",
      }));
      const answers = fc.tuple(
        ...key.map(({ optionCount, credited }) =>
          fc.oneof(
            fc
              .constantFrom("a", "b", "c", "d", "-")
              .map((letter) => (letter === "d" && optionCount === 3 ? "c" : letter)),
            fc.constant(credited === "all" ? "a" : credited.charAt(0)),
          ),
        ),
      );
      return fc.record({
        key: fc.constant(key),
        attemptLetters: fc.array(
          answers.map((row) => row.join("")),
          { minLength: minAttempts, maxLength: maxAttempts },
        ),
      });
    });

const makeRunOptions = (numRuns: number) => ({ numRuns, endOnFailure: true });

/** Rounds to nine decimals; beyond these a sum of fractions depends on its order. */
const round = (value: number | null) => (value === null ? null : Number(value.toFixed(9)) + 0);
const roundShares = (shares: Record<string, number>) =>
  Object.fromEntries(Object.entries(shares).map(([letter, share]) => [letter, round(share)]));

/** Returns the marks and statistics of the inserted paper, as SQL and as TypeScript compute them. */
async function computeInBothLanguages(key: readonly KeyQuestion[], attemptLetters: readonly Letters[]) {
  const sortedLetters = attemptLetters.toSorted();
  const typeScriptStatistics = measurePaper(key, attemptLetters);
  const sqlStatistics = await database.readStatistics();
  return {
    inSql: {
      marks: await database.markInSql(),
      summary: [
        sqlStatistics.mean,
        sqlStatistics.deviation,
        sqlStatistics.kr20,
        sqlStatistics.standard_error,
      ].map(round),
      participants: sqlStatistics.participants,
      distribution: sqlStatistics.distribution,
      questions: sqlStatistics.questions.map((question) => [
        round(question.facility),
        round(question.discrimination),
        roundShares(question.top_shares),
        roundShares(question.bottom_shares),
        question.suspect_for,
      ]),
    },
    inTypeScript: {
      marks: markPaper(key, sortedLetters).map(
        ({ isParticipant, marks, sectionC, difficulty, rank }, index) => ({
          name: sortedLetters[index],
          has_answers: isParticipant,
          marks,
          section_c: sectionC,
          difficulty,
          rank,
          award: null,
        }),
      ),
      summary: [
        typeScriptStatistics.mean,
        typeScriptStatistics.deviation,
        typeScriptStatistics.kr20,
        typeScriptStatistics.standardError,
      ].map(round),
      participants: typeScriptStatistics.participants,
      distribution: typeScriptStatistics.distribution,
      questions: typeScriptStatistics.questions.map((question) => [
        round(question.facility),
        round(question.discrimination),
        roundShares(question.topShares),
        roundShares(question.bottomShares),
        question.suspectFor,
      ]),
    },
  };
}

describe("marks, ranks and statistics", () => {
  test("are the same in SQL and TypeScript for random papers", async () => {
    await fc.assert(
      fc.asyncProperty(anyPaper(14), async ({ key, attemptLetters }) => {
        await database.insertAttempts(key, attemptLetters);
        const { inSql, inTypeScript } = await computeInBothLanguages(key, attemptLetters);
        expect(inSql).toEqual(inTypeScript);
        await database.rollBack();
      }),
      makeRunOptions(30),
    );
  });

  test("are the same in SQL and TypeScript for random papers with enough participants for KR-20", async () => {
    await fc.assert(
      fc.asyncProperty(anyPaper(45, 35), async ({ key, attemptLetters }) => {
        await database.insertAttempts(key, attemptLetters);
        const { inSql, inTypeScript } = await computeInBothLanguages(key, attemptLetters);
        expect(inSql).toEqual(inTypeScript);
        await database.rollBack();
      }),
      makeRunOptions(8),
    );
  });

  const fiveQuestions: KeyQuestion[] = ["A", "A", "A", "C", "C"].map((section) => ({
    section: section === "C" ? "C" : "A",
    credited: "b",
    optionCount: 4,
  }));
  test.each<[string, KeyQuestion[], string[]]>([
    ["all answers are right", fiveQuestions, ["bbbbb", "bbbbb", "bbbbb"]],
    ["all answers are wrong", fiveQuestions, ["aaaaa", "ccccc", "-a---"]],
    ["there is one participant", fiveQuestions, ["bbab-"]],
    ["nobody has answered", fiveQuestions, ["-----", "-----"]],
    ["there are no attempts", fiveQuestions, []],
    // If 6 of 35 are right, rounding makes KR-20 slightly more than 1.
    [
      "each of 35 participants answers both questions with the same letter",
      fiveQuestions.slice(0, 2),
      Array.from({ length: 35 }, (_, index) => (index < 6 ? "bb" : "aa")),
    ],
    [
      "all questions credit every answer",
      fiveQuestions.map((question) => ({ ...question, credited: "all" })),
      ["abcda", "a----", "-----"],
    ],
  ])("are the same in SQL and TypeScript if %s", async (_, key, attemptLetters) => {
    await database.insertAttempts(key, attemptLetters);
    const { inSql, inTypeScript } = await computeInBothLanguages(key, attemptLetters);
    expect(inSql).toEqual(inTypeScript);
    await database.runTask("provisional");
    await database.runTask("final");

    expect(await database.listViolations()).toEqual([]);
    const participants = attemptLetters.filter((letters) => /[a-d]/.test(letters)).length;
    expect(await database.readParticipantCount()).toBe(participants);
  });

  test("give equal results the same rank, and skip the next rank", async () => {
    await database.insertAttempts(fiveQuestions, ["bbbbb", "bbbba", "bbbba", "bbbab", "a----"]);
    await database.runTask("provisional");
    await database.runTask("final");
    expect((await database.listPublished()).map(({ rank }) => rank)).toEqual([1, 3, 3, 2, 5]);
  });
});

test("marks and ranks depend only on the counted answers and the answer key (E5)", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPaper(12).chain(({ key, attemptLetters }) =>
        fc.record({
          key: fc.constant(key),
          attemptLetters: fc.constant(attemptLetters),
          seats: fc.shuffledSubarray(
            Array.from({ length: 45 }, (_, seat) => seat),
            {
              minLength: attemptLetters.length,
              maxLength: attemptLetters.length,
            },
          ),
        }),
      ),
      async ({ key, attemptLetters, seats }) => {
        await database.insertAttempts(key, attemptLetters);
        const resultsBefore = await database.markInSql();
        await database.rollBack();
        // The same answers of other students, at other times, with other names, recorded events and pictures.
        await database.insertAttempts(key, attemptLetters, seats);
        await database.run(`
          update public.students set name = 'Somebody ' || random();
          update private.exam_attempts set seed = 'fedcba9876543210', started_at = started_at - interval '1 minute', finished_at = finished_at + random() * interval '9 minutes',
            ended_by = case when random() < 0.5 then 'time' else 'student' end, student_name = 'Aarav';
          insert into private.exam_sessions (attempt_id, session_no, ticket_hash, started_at, calls_until)
          select id, 1, '', started_at, started_at from private.exam_attempts;
          insert into private.exam_room_events (attempt_id, session_no, kind, at_ms, noted_at)
          select id, 1, 'hidden', 1000, now() from private.exam_attempts where random() < 0.5;
          insert into private.picture_sheets (attempt_id, opened_at, is_drawn, delete_at)
          select id, now(), random() < 0.5, 'infinity' from private.exam_attempts where random() < 0.5;
          insert into private.picture_reviews (attempt_id, verdict, note, decided_by)
          select attempt_id, 'call', 'Two people.', (select id from public.students limit 1) from private.picture_sheets;`);
        expect(await database.markInSql()).toEqual(resultsBefore);
        await database.rollBack();
      },
    ),
    makeRunOptions(10),
  );
});

type Change =
  | { kind: "key"; n: number; credited: string }
  | { kind: "decide"; seat: number; decision: "void" | "reset" | "released" }
  | { kind: "final" };

const anyChange = fc.oneof(
  fc.record({ kind: fc.constant("key" as const), n: fc.nat({ max: 5 }), credited: anyCredited(3) }),
  fc.record({
    kind: fc.constant("decide" as const),
    seat: fc.nat({ max: 13 }),
    decision: fc.constantFrom("void" as const, "reset" as const, "released" as const),
  }),
  fc.record({ kind: fc.constant("final" as const) }),
);

test("every promise of docs/exam.md section 1 holds after any changes of keys and attempts, and the number of participants is fixed once the result is final", async () => {
  const applyChange = async (change: Change, key: KeyQuestion[], isFinal: boolean) => {
    if (change.kind === "decide") return database.proposeAndDecide(change.seat, change.decision);
    if (change.kind === "final") return isFinal ? undefined : database.runTask("final");
    const index = change.n % key.length;
    const question = key[index];
    if (!question || question.credited === change.credited) return undefined;
    key[index] = { ...question, credited: change.credited };
    return database.changeKey(index + 1, change.credited);
  };
  await fc.assert(
    fc.asyncProperty(
      anyPaper(14),
      fc.array(anyChange, { maxLength: 8 }),
      async ({ key, attemptLetters }, changes) => {
        await database.insertAttempts(key, attemptLetters);
        await database.runTask("provisional");
        const currentKey = [...key];
        let finalCount: number | null = null;
        for (const change of changes) {
          await applyChange(change, currentKey, finalCount !== null);
          expect(await database.listViolations()).toEqual([]);
          const participants = await database.readParticipantCount();
          expect(finalCount ?? participants).toBe(participants);
          finalCount = participants;
        }
        await database.rollBack();
      },
    ),
    makeRunOptions(12),
  );
});

test("changing a key and changing it back restores every mark", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPaper(10),
      fc.nat({ max: 5 }),
      anyCredited(3),
      async ({ key, attemptLetters }, questionIndex, newLetters) => {
        const index = questionIndex % key.length;
        const oldLetters = key[index]?.credited ?? "";
        fc.pre(oldLetters !== newLetters);
        await database.insertAttempts(key, attemptLetters);
        await database.runTask("provisional");
        const resultsBefore = await database.listPublished();
        await database.changeKey(index + 1, newLetters);
        await database.changeKey(index + 1, oldLetters);
        expect(await database.listPublished()).toEqual(resultsBefore);
        expect(await database.listViolations()).toEqual([]);
        await database.rollBack();
      },
    ),
    makeRunOptions(12),
  );
});

/** Publishes a paper and proposes to void one attempt; returns the attempt's seat, the results before the proposal, and the number of participants. */
async function proposeVoidOfOne(
  key: KeyQuestion[],
  attemptLetters: readonly Letters[],
  index: number,
  isFinal: boolean,
) {
  const seat = index % attemptLetters.length;
  await database.insertAttempts(key, attemptLetters);
  await database.runTask("provisional");
  if (isFinal) await database.runTask("final");
  const resultsBefore = await database.listPublished();
  const participants = await database.readParticipantCount();
  await database.propose(seat);
  return { seat, resultsBefore, participants };
}

test("an attempt with an open or released void proposal changes no other result", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPaper(16, 3),
      fc.nat(),
      fc.boolean(),
      async ({ key, attemptLetters }, index, isFinal) => {
        const { seat, resultsBefore, participants } = await proposeVoidOfOne(
          key,
          attemptLetters,
          index,
          isFinal,
        );
        expect(await database.listPublished()).toEqual(resultsBefore);
        expect(await database.proposeAndDecide(seat, "released")).toBe("decided");
        expect(await database.listPublished()).toEqual(resultsBefore);
        expect(await database.readParticipantCount()).toBe(participants);
        expect(await database.listViolations()).toEqual([]);
        await database.rollBack();
      },
    ),
    makeRunOptions(8),
  );
});

test("after an attempt is void or reset, the others are ranked without it, the number of participants stays, and no award is lowered", async () => {
  const tiers = ["gold", "silver", "bronze", "participation", null];
  const anyDecision = fc.constantFrom("void" as const, "reset" as const);
  await fc.assert(
    fc.asyncProperty(
      anyPaper(16, 3),
      fc.nat(),
      anyDecision,
      fc.boolean(),
      async ({ key, attemptLetters }, index, decision, isFinal) => {
        const { seat, resultsBefore, participants } = await proposeVoidOfOne(
          key,
          attemptLetters,
          index,
          isFinal,
        );
        expect(await database.proposeAndDecide(seat, decision)).toBe("decided");

        const resultsAfter = await database.listPublished();
        const otherResults = resultsBefore.filter((_, index) => index !== seat);
        const otherLetters = attemptLetters.filter((_, index) => index !== seat);
        const expected = markPaper(key, otherLetters, participants ?? undefined);
        expect(resultsAfter.map(({ name, marks }) => ({ name, marks }))).toEqual(
          otherResults.map(({ name, marks }) => ({ name, marks })),
        );
        expect(resultsAfter.map(({ rank }) => rank)).toEqual(
          expected.map(({ rank }) => (isFinal ? rank : null)),
        );
        for (const [index, { award }] of resultsAfter.entries())
          expect(tiers.indexOf(award)).toBeLessThanOrEqual(tiers.indexOf(otherResults[index]?.award ?? null));
        expect(await database.readParticipantCount()).toBe(participants);
        expect(await database.listViolations()).toEqual([]);
        await database.rollBack();
      },
    ),
    makeRunOptions(12),
  );
});
