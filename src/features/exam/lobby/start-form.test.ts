import { describe, expect, it } from "vitest";
import { formatWait } from "./countdown";
import { isOwnName } from "./start-form";

describe("the first name typed at the start", () => {
  it.each([
    ["Asha", "Asha Verma"],
    [" asha ", "Asha Verma"],
    ["VERMA", "Asha Verma"],
    ["Anna Maria", "Anna Maria D'Souza"],
    ["Jose", "José Dsouza"],
    ["José", "Jose Dsouza"],
    ["अशा", "अशा वर्मा"],
    ["anybody", null],
  ])("'%s' is accepted for %s", (text, name) => expect(isOwnName(text, name)).toBe(true));

  it.each([
    ["", "Asha Verma"],
    [" . ", null],
    ["Rohan", "Asha Verma"],
    ["Ash", "Asha Verma"],
  ])("'%s' is not accepted for %s", (text, name) => expect(isOwnName(text, name)).toBe(false));
});

it.each([
  [0, "0:00"],
  [59, "0:59"],
  [3599, "59:59"],
  [3600, "1 h 0 min"],
  [172_799, "47 h 59 min"],
  [172_800, "2 days 0 h"],
  [259_199, "2 days 23 h"],
])("%i seconds until the start are shown as %s", (seconds, text) => expect(formatWait(seconds)).toBe(text));
