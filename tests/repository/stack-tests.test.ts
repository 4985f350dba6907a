import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { choosePlatformTests, readTarget } from "../stack/platform-target";
import { furtherVariables, stackTests } from "../stack/stack-tests";

const requiredVariables = {
  SUPABASE_URL: "https://project.supabase.co/",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
};
const optionalVariables = Object.fromEntries(Object.keys(furtherVariables).map((name) => [name, "x"]));
const toFiles = (names: string[]) => names.map((name) => `tests/stack/${name}.test.ts`);

describe("the tests on the running stack", () => {
  it("are all listed with their requirements", () => {
    expect(toFiles(Object.keys(stackTests)).toSorted()).toEqual(
      globSync("tests/stack/**/*.test.ts").toSorted(),
    );
  });
});

describe("npm run test:platform", () => {
  it("refuses to run without the required variables, and names and explains the missing ones", () => {
    expect(() => readTarget({ SUPABASE_URL: requiredVariables.SUPABASE_URL })).toThrow(
      "npm run test:platform needs to know which Supabase to test: set SUPABASE_PUBLISHABLE_KEY (its publishable key), SUPABASE_SECRET_KEY (its secret key).",
    );
  });

  it("accepts a URL as copied, with a trailing slash", () => {
    expect(readTarget(requiredVariables).apiUrl).toBe("https://project.supabase.co");
  });

  it("with only the required variables, runs the tests that need no other variable", () => {
    expect(choosePlatformTests(requiredVariables).chosen).toEqual(
      toFiles(["content", "demo-accounts", "keys", "mock-test-caps", "visitor-limits"]),
    );
  });

  it("with all variables, runs every test that does not need our own stack", () => {
    const { chosen, leftOut } = choosePlatformTests({ ...requiredVariables, ...optionalVariables });
    expect(chosen).toContain("tests/stack/payment.test.ts");
    expect(leftOut).toContain("restart: it kills the stack");
    expect(chosen.length + leftOut.length).toBe(Object.keys(stackTests).length);
  });

  it("reports the requirements of the tests that it leaves out", () => {
    expect(choosePlatformTests(requiredVariables).leftOut).toContain(
      "types: needs SUPABASE_DB_URL (the database's address for postgres, to read tables without the API)",
    );
  });
});
