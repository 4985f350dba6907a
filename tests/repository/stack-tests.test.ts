import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { choosePlatformTests, readTarget } from "../stack/platform-target";
import { furtherVariables, stackTests } from "../stack/stack-tests";

const keys = {
  SUPABASE_URL: "https://project.supabase.co/",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
};
const everything = Object.fromEntries(Object.keys(furtherVariables).map((name) => [name, "x"]));
const listed = (names: string[]) => names.map((name) => `tests/stack/${name}.test.ts`);

describe("the tests on the running stack", () => {
  it("say, each of them, whether any Supabase will do", () => {
    expect(listed(Object.keys(stackTests)).toSorted()).toEqual(
      globSync("tests/stack/**/*.test.ts").toSorted(),
    );
  });
});

describe("npm run test:platform", () => {
  it("names what is missing, with its meaning", () => {
    expect(() => readTarget({ SUPABASE_URL: keys.SUPABASE_URL })).toThrow(
      "npm run test:platform needs to know which Supabase to test: set SUPABASE_PUBLISHABLE_KEY (its publishable key), SUPABASE_SECRET_KEY (its secret key).",
    );
  });

  it("takes an address as it is copied", () => {
    expect(readTarget(keys).apiUrl).toBe("https://project.supabase.co");
  });

  it("runs with the keys alone what needs no more", () => {
    expect(choosePlatformTests(keys).chosen).toEqual(
      listed(["content", "demo-accounts", "keys", "mock-test-caps", "visitor-limits"]),
    );
  });

  it("runs with everything given all that does not need our own stack", () => {
    const { chosen, leftOut } = choosePlatformTests({ ...keys, ...everything });
    expect(chosen).toContain("tests/stack/payment.test.ts");
    expect(leftOut).toContain("restart: it kills the stack");
    expect(chosen.length + leftOut.length).toBe(Object.keys(stackTests).length);
  });

  it("says what a test that is left out would need", () => {
    expect(choosePlatformTests(keys).leftOut).toContain(
      "types: needs SUPABASE_DB_URL (the database's address for postgres, for a look past the API)",
    );
  });
});
