import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { describeConsequence, makeKeySchema, toCredited, type KeyChoice } from "./key-decision";

/** The errors of a decision with these values, as `field: message`; empty if it can be sent. */
function listErrors(credited: Parameters<typeof makeKeySchema>[0], values: object) {
  const parsed = v.safeParse(makeKeySchema(credited), {
    choice: "kept",
    letters: [],
    reason: "Because.",
    ...values,
  });
  return (parsed.issues ?? []).map(({ path, message }) => `${String(path?.[0].key)}: ${message}`);
}

describe("the form for a decision on a key", () => {
  it.each([
    [["a"], {}, []],
    [["a"], { choice: "all" }, []],
    [["a"], { choice: "letters", letters: ["b", "a"] }, []],
    [["a"], { choice: "letters" }, ["letters: Please choose the correct letters."]],
    [
      ["a", "b"],
      { choice: "letters", letters: ["b", "a"] },
      ["letters: This is already the answer key. Choose “Keep the answer key” instead."],
    ],
    ["all", { choice: "letters", letters: ["a"] }, []],
    [["a"], { reason: " \n " }, ["reason: Please write the reason. Every participant can read it."]],
    [["a"], { reason: "x".repeat(1000) }, []],
    [["a"], { reason: "x".repeat(1001) }, ["reason: Please use at most 1,000 characters."]],
    [
      ["a"],
      { choice: "letters", reason: "" },
      [
        "letters: Please choose the correct letters.",
        "reason: Please write the reason. Every participant can read it.",
      ],
    ],
  ] as const)("a decision on the key %o with the values %o has the errors %o", (credited, values, errors) => {
    expect(listErrors(credited === "all" ? "all" : [...credited], values).toSorted()).toEqual(errors);
  });

  it.each<[KeyChoice, string[], string | null]>([
    ["kept", ["b"], null],
    ["all", ["b"], "all"],
    ["letters", ["d", "b"], "bd"],
  ])(
    "toCredited turns the choice %s with the letters %o into the argument %s of decide_key",
    (choice, letters, credited) => {
      expect(toCredited({ choice, letters })).toBe(credited);
    },
  );

  const publishedAt = "2027-01-18T07:00:00+00:00";
  it.each<[string | null, string | null, KeyChoice, RegExp]>([
    [null, null, "kept", /^No marks change and no one is emailed\..*once the results are published\.$/],
    [null, null, "all", /re-marked within a minute or two.*no one is emailed\.$/],
    [publishedAt, null, "kept", /^No marks change and no one is emailed\..*answers every challenge to it\.$/],
    [publishedAt, null, "letters", /^The marks of all 240 students .*whose marks change are emailed\./],
    [
      publishedAt,
      publishedAt,
      "letters",
      /marks and ranks.*No one loses a published award.*rank or award change are emailed\.$/,
    ],
  ])(
    "describes the consequence of a decision: provisional at %s, final at %s, choice %s",
    (provisionalAt, finalAt, choice, text) => {
      expect(describeConsequence({ provisionalAt, finalAt, participantCount: 240 }, choice)).toMatch(text);
    },
  );

  it("describes the consequence in the singular for one student", () => {
    const paper = { provisionalAt: publishedAt, finalAt: null, participantCount: 1 };
    expect(describeConsequence(paper, "all")).toMatch(/^The marks of the 1 student are recalculated/);
  });
});
