import { expect, it } from "vitest";
import { asha } from "../../../tests/support/factories";
import { mathsClass5 } from "../../../tests/support/mock-test-factory";
import { formatTestName, readChoice, storeChoice } from "./choice";

it("stores a choice for one student", () => {
  storeChoice(asha.id, mathsClass5);
  expect(readChoice(asha.id)).toEqual(mathsClass5);
  expect(readChoice(null)).toBeNull();
  expect(formatTestName(mathsClass5)).toBe("Maths · Class 5");
});

it("ignores a stored choice that is not valid", () => {
  localStorage.setItem("mockTestChoice", JSON.stringify({ ...mathsClass5, subjectSlug: "../secret" }));
  expect(readChoice(null)).toBeNull();
});
