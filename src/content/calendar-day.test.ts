import { expect, it } from "vitest";
import { writeDay, writeWeekday } from "./calendar-day";

it("writes a day as a parent reads it", () => {
  expect(writeDay("2027-01-17")).toBe("17 January 2027");
  expect(writeDay("2026-12-05")).toBe("5 December 2026");
  expect(writeWeekday("2027-01-17")).toBe("Sunday, 17 January 2027");
});
