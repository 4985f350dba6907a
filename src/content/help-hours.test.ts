import { expect, it } from "vitest";
import { isHelpOpen, formatHelpHours } from "./help-hours";

const hours = { from: "09:00:00", to: "19:30:00" };

it("formats the hours of the helpline", () => {
  expect(formatHelpHours(hours)).toBe("9 am to 7:30 pm");
});

it.each([
  ["2026-12-19T08:59:00+05:30", false],
  ["2026-12-19T09:00:00+05:30", true],
  ["2026-12-19T19:29:00+05:30", true],
  ["2026-12-19T19:30:00+05:30", false],
])("at %s the helpline is open: %s", (time, isOpen) => {
  expect(isHelpOpen(hours, Date.parse(time))).toBe(isOpen);
});
