import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { describeConsequence, makeKeySchema, toCredited, type KeyChoice } from "./key-decision";

/** What is said about a decision that was filled in so; nothing where it can be sent. */
function complain(credited: Parameters<typeof makeKeySchema>[0], more: object) {
  const checked = v.safeParse(makeKeySchema(credited), {
    choice: "stands",
    letters: [],
    words: "Because.",
    ...more,
  });
  return (checked.issues ?? []).map(({ path, message }) => `${String(path?.[0].key)}: ${message}`);
}

describe("a decision on a key", () => {
  it.each([
    [["a"], {}, []],
    [["a"], { choice: "all" }, []],
    [["a"], { choice: "letters", letters: ["b", "a"] }, []],
    [["a"], { choice: "letters" }, ["letters: Please choose the letters that have the mark."]],
    [
      ["a", "b"],
      { choice: "letters", letters: ["b", "a"] },
      ["letters: These letters have the mark already. Choose that the key stands."],
    ],
    ["all", { choice: "letters", letters: ["a"] }, []],
    [["a"], { words: " \n " }, ["words: Please say why, in words that every participant reads."]],
    [["a"], { words: "x".repeat(1000) }, []],
    [["a"], { words: "x".repeat(1001) }, ["words: Please say it in at most 1,000 characters."]],
    [
      ["a"],
      { choice: "letters", words: "" },
      [
        "letters: Please choose the letters that have the mark.",
        "words: Please say why, in words that every participant reads.",
      ],
    ],
  ] as const)("where %o has the mark: %o", (credited, more, complaints) => {
    expect(complain(credited === "all" ? "all" : [...credited], more).toSorted()).toEqual(complaints);
  });

  it.each<[KeyChoice, string[], string | null]>([
    ["stands", ["b"], null],
    ["all", ["b"], "all"],
    ["letters", ["d", "b"], "bd"],
  ])("is sent as the database takes it: %s %o", (choice, letters, credited) => {
    expect(toCredited({ choice, letters })).toBe(credited);
  });

  const at = "2027-01-18T07:00:00+00:00";
  it.each<[string | null, string | null, KeyChoice, RegExp]>([
    [null, null, "stands", /^No mark changes, and nobody is written to\..*once the results are published\.$/],
    [null, null, "all", /marked and measured again.*nobody is written to\.$/],
    [at, null, "stands", /^No mark changes, and nobody gets a mail\..*answer every challenge of it\.$/],
    [at, null, "letters", /^The marks of all 240 students who sat .*whose marks change get a mail;/],
    [at, at, "letters", /marks and ranks.*Nobody loses an award.*rank or award change get a mail\.$/],
  ])("says what it does, provisional %s, final %s: %s", (provisionalAt, finalAt, choice, text) => {
    expect(describeConsequence({ provisionalAt, finalAt, sitters: 240 }, choice)).toMatch(text);
  });
});
