import { expect, it } from "vitest";
import { judgeDay, type ChildDay } from "./judge-day";
import { planFaults } from "./plan-faults";
import { countPeak, describeCalls, findBinding, shareOfSoonSaves, type Sample } from "./report";

const minuteMs = 60_000;

const kept: ChildDay = {
  pressed: new Map([
    [1, "a"],
    [3, "c"],
  ]),
  end: { receiptCode: "ABCD", differing: [] },
  receipt: { receiptCode: "ABCD", letters: "a-c" },
  troubles: [],
};

it("plans what must go wrong, by its shares and within its times", () => {
  const { killsMs, authDown, cuts, clocks, reloads, loginEnds } = planFaults(90, "seed");

  expect([killsMs.length, cuts.size, clocks.size, loginEnds.size]).toEqual([3, 30, 9, 18]);
  expect(authDown.toMs - authDown.fromMs).toBe(10 * minuteMs);
  for (const { fromMs, toMs } of cuts.values()) {
    expect(toMs - fromMs).toBeGreaterThanOrEqual(2 * minuteMs);
    expect(toMs - fromMs).toBeLessThanOrEqual(20 * minuteMs);
    expect(fromMs).toBeGreaterThanOrEqual(2 * minuteMs);
    // A student who starts immediately has until three minutes after the hour.
    expect(toMs).toBeLessThan(62 * minuteMs);
  }
  expect([...cuts.values()].some(({ toMs }) => toMs > 60 * minuteMs)).toBe(true);
  const [early] = [...loginEnds].find(([, endsMs]) => endsMs === authDown.fromMs) ?? [-1];
  const [reload = 0] = reloads.get(early) ?? [];
  expect(reload).toBeGreaterThan(authDown.fromMs);
  expect(reload).toBeLessThan(authDown.toMs);
  expect(planFaults(90, "seed")).toEqual(planFaults(90, "seed"));
});

it("accepts a receipt only if it has exactly the answers that were pressed", () => {
  expect(judgeDay([kept])).toEqual([]);
});

it.each<[string, Partial<ChildDay>]>([
  [
    'child 1: pressed c in question 3, the receipt has "-"',
    { receipt: { receiptCode: "ABCD", letters: "a--" } },
  ],
  [
    "child 1: the receipt has b in question 2, which was never pressed",
    { receipt: { receiptCode: "ABCD", letters: "abc" } },
  ],
  [
    "child 1: the room received ABCD, the receipt is WXYZ",
    { receipt: { receiptCode: "WXYZ", letters: "a-c" } },
  ],
  ["child 1: the room saw a difference in 3", { end: { receiptCode: "ABCD", differing: [3] } }],
  ["child 1: has no receipt", { receipt: null }],
  ["child 1: question 3 shows -, pressed was c", { troubles: ["question 3 shows -, pressed was c"] }],
])("says: %s", (line, change) => {
  expect(judgeDay([{ ...kept, ...change }])).toEqual([line]);
});

const samples: Sample[] = [
  { name: "save_answers", atMs: 0, ms: 12, outcome: "answered" },
  { name: "save_answers", atMs: 400, ms: 2001, outcome: "answered" },
  { name: "save_answers", atMs: 900, ms: 5, outcome: "offline" },
  { name: "save_answers", atMs: 1300, ms: 8, outcome: "answered" },
  { name: "save_answers", atMs: 1350, ms: 10_000, outcome: "cut" },
];

it("counts a failed or late save as not in time, and leaves out students without a network", () => {
  expect(shareOfSoonSaves(samples)).toBe(0.5);
  expect(countPeak(samples, 1000)).toBe(3);
  expect(describeCalls(samples)).toEqual([
    "  save_answers           4  p50   12  p95 2001  p99 2001 ms  1 offline",
  ]);
});

it("names what had nothing left: a program of one thread, the whole machine, or nothing", () => {
  expect(findBinding({ node: 0.93, postgres: 0.4 }, 2)).toBe(
    "node, which is one thread and used 0.93 of its core",
  );
  expect(findBinding({ node: 0.6, postgres: 0.5, others: 0.8 }, 2)).toBe(
    "the machine's 2 cores, most of them for others",
  );
  expect(findBinding({ node: 0.6, postgres: 0.5 }, 2)).toBeNull();
});
