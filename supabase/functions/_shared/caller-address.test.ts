import { expect, test } from "vitest";
import { findClientIp } from "./caller-address.ts";

test.each([
  ["the only address", { "x-forwarded-for": "203.0.113.7" }, "203.0.113.7"],
  [
    "the last address, never an earlier one that the caller may have written",
    { "x-forwarded-for": "1.2.3.4, 203.0.113.7" },
    "203.0.113.7",
  ],
  [
    "the platform's own header",
    { "cf-connecting-ip": "2001:DB8::1", "x-forwarded-for": "1.2.3.4" },
    "2001:db8::1",
  ],
  ["null without any header", {}, null],
  ["null for our own machine", { "x-forwarded-for": "1.2.3.4, 127.0.0.1" }, null],
  ["null for a private network", { "x-forwarded-for": "172.20.0.4" }, null],
  ["null for a text that is no address", { "x-forwarded-for": "unknown" }, null],
])("the client's address is %s", (_case, headers, address) => {
  expect(findClientIp(new Headers(headers))).toBe(address);
});
