import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { markPaper, type KeyQuestion, type Letters } from "./mark-paper";
import { openResultsDatabase, type ResultsDatabase } from "./results-database";
import { measurePaper } from "./statistics";

let database: ResultsDatabase;

beforeAll(async () => {
  database = await openResultsDatabase();
}, 60_000);

afterEach(() => database.leave());
afterAll(() => database.close());

const credited = (optionCount: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...["a", "b", "c", "d"].slice(0, optionCount)) },
    { weight: 1, arbitrary: fc.constantFrom("ab", "bc", "all") },
  );
const question = fc.constantFrom(3, 4).chain((optionCount) =>
  fc.record({
    section: fc.constantFrom("A" as const),
    credited: credited(optionCount),
    optionCount: fc.constant(optionCount),
  }),
);

/** A paper whose last questions are section C, and what some children answered: mostly the key, as children do. */
const paper = (maxSitters: number, minSitters = 0) =>
  fc
    .record({ questions: fc.array(question, { minLength: 1, maxLength: 6 }), challenges: fc.nat({ max: 3 }) })
    .chain(({ questions, challenges }) => {
      const key: KeyQuestion[] = questions.map((own, place) => ({
        ...own,
        section: place >= questions.length - challenges ? "C" : "A",
      }));
      const answers = fc.tuple(
        ...key.map((own) =>
          fc.oneof(
            fc
              .constantFrom("a", "b", "c", "d", "-")
              .map((letter) => (letter === "d" && own.optionCount === 3 ? "c" : letter)),
            fc.constant(own.credited === "all" ? "a" : own.credited.charAt(0)),
          ),
        ),
      );
      return fc.record({
        key: fc.constant(key),
        sittings: fc.array(
          answers.map((row) => row.join("")),
          { minLength: minSitters, maxLength: maxSitters },
        ),
      });
    });

const runs = (numRuns: number) => ({ numRuns, endOnFailure: true });

/** To nine places; a sum of fractions differs further down by its order. */
const round = (value: number | null) => (value === null ? null : Number(value.toFixed(9)) + 0);
const roundShares = (shares: Record<string, number>) =>
  Object.fromEntries(Object.entries(shares).map(([letter, share]) => [letter, round(share)]));

/** SQL's statistics of the entered paper, and those of the second computation. */
async function compare(key: readonly KeyQuestion[], sittings: readonly Letters[]) {
  const ordered = sittings.toSorted();
  const again = measurePaper(key, sittings);
  const measured = await database.measured();
  return {
    inSql: {
      marks: await database.mark(),
      facts: [measured.mean, measured.deviation, measured.kr20, measured.standard_error].map(round),
      sitters: measured.sitters,
      distribution: measured.distribution,
      questions: measured.questions.map((own) => [
        round(own.facility),
        round(own.discrimination),
        roundShares(own.top_shares),
        roundShares(own.bottom_shares),
        own.suspect_for,
      ]),
    },
    again: {
      marks: markPaper(key, ordered).map((own, place) => ({
        name: ordered[place],
        is_sat: own.isSat,
        marks: own.marks,
        section_c: own.sectionC,
        difficulty: own.difficulty,
        rank: own.rank,
        award: null,
      })),
      facts: [again.mean, again.deviation, again.kr20, again.standardError].map(round),
      sitters: again.sitters,
      distribution: again.distribution,
      questions: again.questions.map((own) => [
        round(own.facility),
        round(own.discrimination),
        roundShares(own.topShares),
        roundShares(own.bottomShares),
        own.suspectFor,
      ]),
    },
  };
}

describe("marks, ranks and statistics", () => {
  test("agree with the second computation on papers by chance", async () => {
    await fc.assert(
      fc.asyncProperty(paper(14), async ({ key, sittings }) => {
        await database.enter(key, sittings);
        const { inSql, again } = await compare(key, sittings);
        expect(inSql).toEqual(again);
        await database.leave();
      }),
      runs(30),
    );
  });

  test("agree where enough sat for KR-20", async () => {
    await fc.assert(
      fc.asyncProperty(paper(45, 35), async ({ key, sittings }) => {
        await database.enter(key, sittings);
        const { inSql, again } = await compare(key, sittings);
        expect(inSql).toEqual(again);
        await database.leave();
      }),
      runs(8),
    );
  });

  const five: KeyQuestion[] = ["A", "A", "A", "C", "C"].map((section) => ({
    section: section === "C" ? "C" : "A",
    credited: "b",
    optionCount: 4,
  }));
  test.each<[string, KeyQuestion[], string[]]>([
    ["everybody has everything right", five, ["bbbbb", "bbbbb", "bbbbb"]],
    ["nobody has anything right", five, ["aaaaa", "ccccc", "-a---"]],
    ["one sat", five, ["bbab-"]],
    ["nobody sat", five, ["-----", "-----"]],
    ["nobody came", five, []],
    [
      "all questions credit all",
      five.map((own) => ({ ...own, credited: "all" })),
      ["abcda", "a----", "-----"],
    ],
  ])("agree where %s", async (_, key, sittings) => {
    await database.enter(key, sittings);
    const { inSql, again } = await compare(key, sittings);
    expect(inSql).toEqual(again);
    await database.take("provisional");
    await database.take("final");

    expect(await database.violations()).toEqual([]);
    const sat = sittings.filter((letters) => /[a-d]/.test(letters)).length;
    expect(await database.sitters()).toBe(sat);
  });

  test("equal triples share a rank and an award, and the next rank is skipped", async () => {
    await database.enter(five, ["bbbbb", "bbbba", "bbbba", "bbbab", "a----"]);
    await database.take("provisional");
    await database.take("final");
    expect((await database.published()).map(({ rank }) => rank)).toEqual([1, 3, 3, 2, 5]);
  });
});

test("nothing but what counts and the key makes a mark or a rank (E5)", async () => {
  await fc.assert(
    fc.asyncProperty(
      paper(12).chain(({ key, sittings }) =>
        fc.record({
          key: fc.constant(key),
          sittings: fc.constant(sittings),
          seats: fc.shuffledSubarray(
            Array.from({ length: 45 }, (_, seat) => seat),
            {
              minLength: sittings.length,
              maxLength: sittings.length,
            },
          ),
        }),
      ),
      async ({ key, sittings, seats }) => {
        await database.enter(key, sittings);
        const before = await database.mark();
        await database.leave();
        // Others sit at other times, in another order, with other names and devices, and their rooms notice other things.
        await database.enter(key, sittings, seats);
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
          insert into private.picture_reviews (attempt_id, verdict, words, decided_by)
          select attempt_id, 'call', 'Two people.', (select id from public.students limit 1) from private.picture_sheets;`);
        expect(await database.mark()).toEqual(before);
        await database.leave();
      },
    ),
    runs(10),
  );
});

type Step =
  | { does: "key"; n: number; credited: string }
  | { does: "decide"; seat: number; decision: "void" | "reset" | "released" }
  | { does: "final" };

const step = fc.oneof(
  fc.record({ does: fc.constant("key" as const), n: fc.nat({ max: 5 }), credited: credited(3) }),
  fc.record({
    does: fc.constant("decide" as const),
    seat: fc.nat({ max: 13 }),
    decision: fc.constantFrom("void" as const, "reset" as const, "released" as const),
  }),
  fc.record({ does: fc.constant("final" as const) }),
);

test("after any changes of keys and attempts, every promise holds, and N is frozen once the result is final", async () => {
  const take = async (happened: Step, key: KeyQuestion[], isFinal: boolean) => {
    if (happened.does === "decide") return database.setAside(happened.seat, happened.decision);
    if (happened.does === "final") return isFinal ? undefined : database.take("final");
    const place = happened.n % key.length;
    const former = key[place];
    if (!former || former.credited === happened.credited) return undefined;
    key[place] = { ...former, credited: happened.credited };
    return database.changeKey(place + 1, happened.credited);
  };
  await fc.assert(
    fc.asyncProperty(paper(14), fc.array(step, { maxLength: 8 }), async ({ key, sittings }, steps) => {
      await database.enter(key, sittings);
      await database.take("provisional");
      const current = [...key];
      let frozen: number | null = null;
      for (const happened of steps) {
        await take(happened, current, frozen !== null);
        expect(await database.violations()).toEqual([]);
        const sitters = await database.sitters();
        expect(frozen ?? sitters).toBe(sitters);
        frozen = sitters;
      }
      await database.leave();
    }),
    runs(12),
  );
});

test("a key that is changed to and fro leaves every mark as it was, and a row for each change", async () => {
  await fc.assert(
    fc.asyncProperty(paper(10), fc.nat({ max: 5 }), credited(3), async ({ key, sittings }, n, other) => {
      const place = n % key.length;
      const former = key[place]?.credited ?? "";
      fc.pre(former !== other);
      await database.enter(key, sittings);
      await database.take("provisional");
      const before = await database.published();
      await database.changeKey(place + 1, other);
      await database.changeKey(place + 1, former);
      expect(await database.published()).toEqual(before);
      expect(await database.violations()).toEqual([]);
      await database.leave();
    }),
    runs(12),
  );
});

/** Somebody of a published paper is asked about; returns what was published before, of whom, and N. */
async function askAboutOne(
  key: KeyQuestion[],
  sittings: readonly Letters[],
  place: number,
  isFinal: boolean,
) {
  const seat = place % sittings.length;
  await database.enter(key, sittings);
  await database.take("provisional");
  if (isFinal) await database.take("final");
  const before = await database.published();
  const sitters = await database.sitters();
  await database.propose(seat);
  return { seat, before, sitters };
}

test("an attempt with an open or released void proposal changes no other result", async () => {
  await fc.assert(
    fc.asyncProperty(paper(16, 3), fc.nat(), fc.boolean(), async ({ key, sittings }, place, isFinal) => {
      const { seat, before, sitters } = await askAboutOne(key, sittings, place, isFinal);
      expect(await database.published()).toEqual(before);
      expect(await database.setAside(seat, "released")).toBe("decided");
      expect(await database.published()).toEqual(before);
      expect(await database.sitters()).toBe(sitters);
      expect(await database.violations()).toEqual([]);
      await database.leave();
    }),
    runs(8),
  );
});

test("a void or a reset ranks the others as if nobody else had sat, with N as it was, and lowers no award", async () => {
  const tiers = ["gold", "silver", "bronze", "participation", null];
  const decision = fc.constantFrom("void" as const, "reset" as const);
  await fc.assert(
    fc.asyncProperty(
      paper(16, 3),
      fc.nat(),
      decision,
      fc.boolean(),
      async ({ key, sittings }, place, decided, isFinal) => {
        const { seat, before, sitters } = await askAboutOne(key, sittings, place, isFinal);
        expect(await database.setAside(seat, decided)).toBe("decided");

        const after = await database.published();
        const others = before.filter((_, index) => index !== seat);
        const left = sittings.filter((_, index) => index !== seat);
        const again = markPaper(key, left, sitters ?? undefined);
        expect(after.map(({ name, marks }) => ({ name, marks }))).toEqual(
          others.map(({ name, marks }) => ({ name, marks })),
        );
        expect(after.map(({ rank }) => rank)).toEqual(again.map((own) => (isFinal ? own.rank : null)));
        for (const [index, { award }] of after.entries())
          expect(tiers.indexOf(award)).toBeLessThanOrEqual(tiers.indexOf(others[index]?.award ?? null));
        expect(await database.sitters()).toBe(sitters);
        expect(await database.violations()).toEqual([]);
        await database.leave();
      },
    ),
    runs(12),
  );
});
