import { expect, it } from "vitest";
import { findDayProblems, type StudentDay } from "./check-day";
import { planFaults } from "./plan-faults";
import { countPeak, describeCalls, findBottleneck, computeQuickSaveShare, type Sample } from "./report";

const minuteMs = 60_000;

const correctDay: StudentDay = {
  chosen: new Map([
    [1, "a"],
    [3, "c"],
  ]),
  end: { answerRecordCode: "ABCD", differingQuestions: [] },
  answerRecord: { answerRecordCode: "ABCD", letters: "a-c" },
  problems: [],
};

it("planFaults gives 90 children 3 server kills, 30 network cuts of 2 to 20 minutes, 9 wrong clocks, 18 expired logins, and a reload while auth is down", () => {
  const { killTimesMs, authDown, cuts, clocks, reloadTimesMs, loginExpiryMs } = planFaults(90, "seed");

  expect([killTimesMs.length, cuts.size, clocks.size, loginExpiryMs.size]).toEqual([3, 30, 9, 18]);
  expect(authDown.toMs - authDown.fromMs).toBe(10 * minuteMs);
  for (const { fromMs, toMs } of cuts.values()) {
    expect(toMs - fromMs).toBeGreaterThanOrEqual(2 * minuteMs);
    expect(toMs - fromMs).toBeLessThanOrEqual(20 * minuteMs);
    expect(fromMs).toBeGreaterThanOrEqual(2 * minuteMs);
    // Late enough for some to end after the exam's 60 minutes, early enough for their answers to arrive within the 3 minutes allowed.
    expect(toMs).toBeLessThan(62 * minuteMs);
  }
  expect([...cuts.values()].some(({ toMs }) => toMs > 60 * minuteMs)).toBe(true);
  const [childIndex] = [...loginExpiryMs].find(([, endsMs]) => endsMs === authDown.fromMs) ?? [-1];
  const [reload = 0] = reloadTimesMs.get(childIndex) ?? [];
  expect(reload).toBeGreaterThan(authDown.fromMs);
  expect(reload).toBeLessThan(authDown.toMs);
  expect(planFaults(90, "seed")).toEqual(planFaults(90, "seed"));
});

it("findDayProblems accepts an answer record with exactly the chosen answers", () => {
  expect(findDayProblems([correctDay])).toEqual([]);
});

it.each<[string, Partial<StudentDay>]>([
  [
    'child 1: chose c in question 3, the answer record has "-"',
    { answerRecord: { answerRecordCode: "ABCD", letters: "a--" } },
  ],
  [
    "child 1: the answer record has b in question 2, which was never chosen",
    { answerRecord: { answerRecordCode: "ABCD", letters: "abc" } },
  ],
  [
    "child 1: the room received ABCD, the answer record is WXYZ",
    { answerRecord: { answerRecordCode: "WXYZ", letters: "a-c" } },
  ],
  ["child 1: the room saw a difference in 3", { end: { answerRecordCode: "ABCD", differingQuestions: [3] } }],
  ["child 1: has no answer record", { answerRecord: null }],
  ["child 1: question 3 shows -, chosen was c", { problems: ["question 3 shows -, chosen was c"] }],
])("findDayProblems reports: %s", (line, change) => {
  expect(findDayProblems([{ ...correctDay, ...change }])).toEqual([line]);
});

const samples: Sample[] = [
  { name: "save_answers", atMs: 0, ms: 12, outcome: "answered" },
  { name: "save_answers", atMs: 400, ms: 2001, outcome: "answered" },
  { name: "save_answers", atMs: 900, ms: 5, outcome: "offline" },
  { name: "save_answers", atMs: 1300, ms: 8, outcome: "answered" },
  { name: "save_answers", atMs: 1350, ms: 10_000, outcome: "cut" },
];

it("a save that failed or took over two seconds is not quick, and a call that the device refused for want of a network is counted apart", () => {
  expect(computeQuickSaveShare(samples)).toBe(0.5);
  expect(countPeak(samples, 1000)).toBe(3);
  expect(describeCalls(samples)).toEqual([
    "  save_answers           4  p50   12  p95 2001  p99 2001 ms  1 offline",
  ]);
});

it("findBottleneck returns a busy program of one thread, or the busy machine, or null", () => {
  expect(findBottleneck({ node: 0.93, postgres: 0.4 }, 2)).toBe(
    "node, which is one thread and used 0.93 of its core",
  );
  expect(findBottleneck({ node: 0.6, postgres: 0.5, others: 0.8 }, 2)).toBe(
    "the machine's 2 cores, most of them for others",
  );
  expect(findBottleneck({ node: 0.6, postgres: 0.5 }, 2)).toBeNull();
});
