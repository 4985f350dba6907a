import { describe, expect, it } from "vitest";
import { findStatus, correctErrorAnswer } from "./database-errors";

const checkError = {
  code: "23514",
  message: 'violates check constraint "score"',
  detail: undefined,
  hint: undefined,
};

function liteAnswer(status: number, code: string) {
  return Response.json({ code, message: "PostgresError: …", details: null, hint: null }, { status });
}

describe("a database error that Lite does not know", () => {
  it("gets the response that PostgREST gives", async () => {
    const answer = await correctErrorAnswer(liteAnswer(500, "SUP"), checkError);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: "23514",
      message: checkError.message,
      details: null,
      hint: null,
    });
  });

  it.each([
    ["P0001", 400],
    ["23P01", 400],
    ["40001", 500],
    ["53300", 503],
    ["57014", 500],
  ])("%s has the status %i", (code, status) => {
    expect(findStatus(code)).toBe(status);
  });
});

describe("every other response", () => {
  it("passes unchanged", async () => {
    const known = liteAnswer(409, "23505");
    expect(await correctErrorAnswer(known, checkError)).toBe(known);
    const noDatabase = liteAnswer(500, "SUP");
    expect(await correctErrorAnswer(noDatabase, new Error("no database"))).toBe(noDatabase);
  });
});
