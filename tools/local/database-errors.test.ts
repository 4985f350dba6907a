import { describe, expect, it } from "vitest";
import { httpStatusOf, correctErrorResponse } from "./database-errors";

const checkError = {
  code: "23514",
  message: 'violates check constraint "score"',
  detail: undefined,
  hint: undefined,
};

function liteResponse(status: number, code: string) {
  return Response.json({ code, message: "PostgresError: …", details: null, hint: null }, { status });
}

describe("a database error that Lite does not know", () => {
  it("gets the response that PostgREST gives", async () => {
    const answer = await correctErrorResponse(liteResponse(500, "SUP"), checkError);
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
    expect(httpStatusOf(code)).toBe(status);
  });
});

describe("every other response", () => {
  it("passes unchanged", async () => {
    const known = liteResponse(409, "23505");
    expect(await correctErrorResponse(known, checkError)).toBe(known);
    const noDatabase = liteResponse(500, "SUP");
    expect(await correctErrorResponse(noDatabase, new Error("no database"))).toBe(noDatabase);
  });
});
