import { expect, it } from "vitest";
import { builtCalendar } from "./editions";
import { formatPrice, formatPrices } from "./exam-prices";

it.each([
  [25000, "₹250"],
  [25050, "₹250.50"],
  [12500000, "₹1,25,000"],
])("writes %i paise as %s", (pricePaise, text) => {
  expect(formatPrice(pricePaise)).toBe(text);
});

/** The built calendar with these prices, in the order of its exams. */
function makeCalendarWithPrices(...prices: number[]) {
  const exams = builtCalendar.current.exams.slice(0, prices.length);
  const current = {
    ...builtCalendar.current,
    exams: exams.map((exam, index) => Object.assign({}, exam, { pricePaise: prices[index] ?? 0 })),
  };
  return { ...builtCalendar, current };
}

it.each([
  [[25000, 25000], "₹250"],
  [[30000, 20000, 25000], "₹200 to ₹300"],
  [[], null],
])("writes the prices %o of an edition as %s", (prices, text) => {
  expect(formatPrices(makeCalendarWithPrices(...prices))).toBe(text);
});
