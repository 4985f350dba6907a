import { expect, it } from "vitest";
import { formatIst } from "./dates";

it("a calendar day is a day in India, in any time zone of the computer", () => {
  expect(formatIst("2027-01-09", "day")).toBe("9 Jan");
  expect(formatIst("2027-03-01", "date")).toBe("1 March 2027");
  expect(formatIst("2027-01-17", "weekday")).toMatch(/^Sunday,? 17 January$/);
});

it("a time from 18:30 UTC on is shown as the next day in India", () => {
  expect(formatIst("2026-12-18T18:30:00Z", "day")).toBe("19 Dec");
  expect(formatIst("2026-12-18T18:29:59Z", "day")).toBe("18 Dec");
});

it("shows a date and time in IST", () => {
  expect(formatIst("2026-11-21T04:05:00Z", "dateTime")).toMatch(/21 Nov 2026,? 9:35\s?am/i);
});

it("the format clock shows only the time", () => {
  expect(formatIst("2026-11-21T10:12:59Z", "clock")).toMatch(/^3:42\s?pm$/i);
});
