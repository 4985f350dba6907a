import { expect, test, vi } from "vitest";
import { createReport, describeError, redact } from "./report.ts";

test.each([
  ["asha.k+1@family.example is taken", "[email] is taken"],
  ["call 9876543210 or +919876543210", "call [phone] or [phone]"],
  ["key sb_secret_N7UND0UgjKTVK-Uodk and rzp_test_Olympeak000001", "key [key] and [key]"],
  ["Bearer eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl", "Bearer [token]"],
])("%s is written as %s", (text, masked) => {
  expect(redact(text)).toBe(masked);
});

test("ids of rows and payments are not removed, because they help to find the row and reveal nothing", () => {
  const ids = "order_IEIaMR65cu6nz3 c1a55000-0000-4000-8000-000000000005";
  expect(redact(ids)).toBe(ids);
});

test("an error is described with its causes and the place where each was thrown", () => {
  const lines = describeError(new Error("outer", { cause: new TypeError("about asha@family.example") }));
  expect(lines[0]).toMatch(/^Error: outer at /);
  expect(lines[1]).toMatch(/^TypeError: about \[email\] at /);
});

test("a report is one line of JSON with the function, the event and the facts", () => {
  const write = vi.fn<(line: string) => void>();
  createReport("create-order", write)("failed", "odd value", { code: "INTERNAL" });
  expect(write).toHaveBeenCalledExactlyOnceWith(
    '{"function":"create-order","event":"failed","code":"INTERNAL","errors":["odd value"]}',
  );
});
