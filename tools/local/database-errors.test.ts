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
    const response = await correctErrorResponse(liteResponse(500, "SUP"), checkError);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
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

describe("any other response", () => {
  it("is returned unchanged", async () => {
    const knownErrorResponse = liteResponse(409, "23505");
    expect(await correctErrorResponse(knownErrorResponse, checkError)).toBe(knownErrorResponse);
    const noDatabaseResponse = liteResponse(500, "SUP");
    expect(await correctErrorResponse(noDatabaseResponse, new Error("no database"))).toBe(noDatabaseResponse);
  });
});
