import { expect, test } from "vitest";
import { formatDay, formatMoment, formatRupees } from "./format.ts";

test.each([
  [25_000, "₹250"],
  [200_000, "₹2,000"],
  [12_345_600, "₹1,23,456"],
  [25_050, "₹250.50"],
  [0, "₹0"],
])("%i paise are %s", (paise, rupees) => {
  expect(formatRupees(paise)).toBe(rupees);
});

test.each([
  ["2026-11-21T03:17:00Z", "21 Nov 2026, 8:47 am IST"],
  ["2026-12-31T18:30:00Z", "1 Jan 2027, 12:00 am IST"],
  ["2026-11-21T06:30:00Z", "21 Nov 2026, 12:00 pm IST"],
  ["2026-11-21T18:29:59Z", "21 Nov 2026, 11:59 pm IST"],
])("%s is %s in India", (moment, text) => {
  expect(formatMoment(new Date(moment))).toBe(text);
});

test("an exam day is shown with its weekday, as the same day", () => {
  expect(formatDay("2027-01-17")).toBe("Sun, 17 Jan 2027");
  expect(formatDay("2026-12-19")).toBe("Sat, 19 Dec 2026");
});
