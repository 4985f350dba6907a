import { expect, it } from "vitest";
import {
  countPerSecond,
  pickSize,
  calculateDay,
  calculateLabLoginSeconds,
  calculateLoad,
  calculateSpreadSeconds,
  calculateTotals,
  type CallCosts,
} from "./arithmetic";
import { formatTable } from "./table";

const cost = { coreMs: 2, walBytes: 1000 };
const costs: CallCosts = {
  list_my_exams: cost,
  start_exam: cost,
  save_answers: cost,
  finish_exam: cost,
  get_answer_record: cost,
};

it.each([
  [999, 4],
  [1250, 5],
  [50_000, 200],
  [1_000_000, 900],
])(
  "spreads the starts of %i children over %i s: one second for each 250 children, from 4 s to 900 s",
  (children, seconds) => {
    expect(calculateSpreadSeconds(children)).toBe(seconds);
  },
);

it("calculates the calls of the protocol: a list a minute, 96 saves an hour, and one start per student within the spread", () => {
  const [lobby, starts, answers, ends, answerRecords] = calculateDay(36_000);

  expect(lobby?.perSecond).toEqual({ list_my_exams: 600 });
  expect(starts).toMatchObject({ seconds: 144, perSecond: { list_my_exams: 850, start_exam: 250 } });
  expect(answers?.perSecond).toEqual({ save_answers: 960 });
  expect(ends && countPerSecond(ends)).toBe(250 + 960 + 250);
  expect(answerRecords?.perSecond).toEqual({ get_answer_record: 40 });
});

it("calculates cores and megabytes from the cost of each call", () => {
  const [, starts] = calculateDay(36_000);
  expect(starts && calculateLoad(starts, costs)).toEqual({ cores: 2.2, walMegabytes: 1.1 });
  expect(calculateLoad({ name: "night", seconds: 60, perSecond: {} }, costs)).toEqual({
    cores: 0,
    walMegabytes: 0,
  });
});

it("picks the smallest size of which the database needs at most half, and null if none is large enough", () => {
  expect(pickSize(1)).toBe("Large");
  expect(pickSize(1.01)).toBe("XL");
  expect(pickSize(32)).toBe("16XL");
  expect(pickSize(32.1)).toBeNull();
});

it("calculates the rows, bytes and logins of all students", () => {
  expect(calculateTotals(1800)).toMatchObject({ rows: 109_800, authPerSecond: 1 });
  expect(calculateTotals(1_000_000).paperGigabytes).toBeCloseTo(25.6);
});

it("lets thirty students of a lab log in immediately, and the others evenly", () => {
  expect(calculateLabLoginSeconds(30, 150)).toBe(0);
  expect(calculateLabLoginSeconds(330, 150)).toBe(600);
});

it("prints a table with a row for each period of an exam", () => {
  expect(formatTable([1000], costs).split("\n").slice(0, 4)).toEqual([
    "| children | period                  | lasts  | calls a second | cores of PostgreSQL | log, MB a second | size  |",
    "| -------- | ----------------------- | ------ | -------------- | ------------------- | ---------------- | ----- |",
    "| 1,000    | the lobby's last minute | 60 s   | 17             | 0.03                | 0.02             | Large |",
    "| 1,000    | the starts              | 4 s    | 517            | 1.03                | 0.52             | XL    |",
  ]);
});
