import { expect, it } from "vitest";
import { formatDay, formatWeekday } from "./calendar-day";

it("formats a day in words", () => {
  expect(formatDay("2027-01-17")).toBe("17 January 2027");
  expect(formatDay("2026-12-05")).toBe("5 December 2026");
  expect(formatWeekday("2027-01-17")).toBe("Sunday, 17 January 2027");
});
