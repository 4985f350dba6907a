import { expect, it } from "vitest";
import { addDays, dayInIndia } from "./day-in-india";

it.each([
  ["2026-12-18T18:29:59.999Z", "2026-12-18"],
  ["2026-12-18T18:30:00Z", "2026-12-19"],
  ["2026-12-31T18:30:00Z", "2027-01-01"],
  ["2028-02-28T18:30:00Z", "2028-02-29"],
  ["2026-06-30T18:29:59Z", "2026-06-30"],
  ["2026-07-01T00:00:00+05:30", "2026-07-01"],
])("at %s it is %s in India", (time, day) => {
  expect(dayInIndia(new Date(time))).toBe(day);
});

it("the day is the same as in the browser's calendar of Asia/Kolkata, in summer and in winter", () => {
  const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
  for (let hours = 0; hours < 2 * 365 * 24; hours += 7) {
    const time = new Date(Date.UTC(2026, 0, 1, hours));
    expect(dayInIndia(time)).toBe(calendar.format(time));
  }
});

it("adds days over the ends of months and years", () => {
  expect([1, 3, 31, 90].map((count) => addDays("2026-12-30", count))).toEqual([
    "2026-12-31",
    "2027-01-02",
    "2027-01-30",
    "2027-03-30",
  ]);
});
