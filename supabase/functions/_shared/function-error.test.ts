import { expect, test } from "vitest";
import * as v from "valibot";
import { errorCodes, errorSchema } from "./contract.ts";
import { FunctionError } from "./function-error.ts";

test.each(errorCodes)("%s has an error status and a message", (code) => {
  const error = new FunctionError(code);
  expect(error.status).toBeGreaterThanOrEqual(400);
  expect(error.message).toMatch(/^[A-Z].*\.$/);
  expect(v.is(errorSchema, error.toBody())).toBe(true);
});

test("the response has the details next to code and message, but not the cause", () => {
  const error = new FunctionError("price_changed", {
    details: { amount: 30_000 },
    cause: new Error("secret"),
  });
  expect(error.toBody()).toEqual({
    error: { code: "PRICE_CHANGED", message: error.message, amount: 30_000 },
  });
});
