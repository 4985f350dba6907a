import { expect, it } from "vitest";
import { maths, science } from "../../../../tests/support/factories";
import { listCartLines, sumCart } from "./cart-lines";

const exams = [
  { id: maths, name: "Maths", pricePaise: 25000, examOn: "2027-01-17", status: "open" as const },
  { id: science, name: "Science", pricePaise: 30000, examOn: "2027-01-10", status: "closed" as const },
];

it("the cart shows and sums the server's prices, in the order of the cart", () => {
  const lines = listCartLines([science, maths], exams);
  expect(lines.map(({ name }) => name)).toEqual(["Science", "Maths"]);
  expect(sumCart(lines)).toMatchObject({ amountPaise: 25000, items: [{ examId: maths }] });
});

it.each([
  ["enrolled", "Already enrolled. Please remove it."],
  ["early", "Registration has not opened yet. Please remove it."],
  ["closed", "Registration is closed. Please remove it."],
  ["cancelled", "This exam was cancelled. Please remove it."],
  ["absent", "This exam is not available this season. Please remove it."],
] as const)("the cart charges nothing for an exam with the status %s, and shows why", (status, problem) => {
  const [exam] = exams;
  const lines = listCartLines([maths], exam ? [{ ...exam, status }] : []);
  expect(lines).toMatchObject([{ problem }]);
  expect(sumCart(lines).amountPaise).toBe(0);
});

it("the cart shows an exam that is no longer offered, so that the parent can remove it", () => {
  expect(listCartLines(["gone"], exams)).toMatchObject([{ problem: "No longer offered. Please remove it." }]);
});
