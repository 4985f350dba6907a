import { expect, it } from "vitest";
import { toStorableLine, toStorableNote } from "./storable-text";

it.each([
  ["Asha\r\nSent by: the bank", "Asha Sent by: the bank"],
  ["\u00a0Asha\t\u2003 Verma\0", "Asha Verma"],
  ["\u202eAs\u200bha\u2069\ufeff", "Asha"],
  ["A\u200dsha\ud800", "Asha"],
  ["क्\u200dष", "क्\u200dष"],
  ["D'Souza-Müller (Jr.) 🏔", "D'Souza-Müller (Jr.) 🏔"],
  ["\u3164\u2800", ""],
])("%j is stored as %j", (typed, stored) => {
  expect(toStorableLine(typed)).toBe(stored);
});

it("keeps the line breaks of a note, and at most one empty line between two lines", () => {
  expect(toStorableNote("\r\nPaid twice.\r\r\u2028\n\u202eWhy?\t\n")).toBe("Paid twice.\n\nWhy?");
});
