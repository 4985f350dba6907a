import { expect, test } from "vitest";
import { findCallerAddress } from "./caller-address.ts";

test.each([
  ["the only hop", { "x-forwarded-for": "203.0.113.7" }, "203.0.113.7"],
  ["the last hop, never the caller's own word", { "x-forwarded-for": "1.2.3.4, 203.0.113.7" }, "203.0.113.7"],
  [
    "the platform's own header",
    { "cf-connecting-ip": "2001:DB8::1", "x-forwarded-for": "1.2.3.4" },
    "2001:db8::1",
  ],
  ["nobody", {}, null],
  ["a machine of ours", { "x-forwarded-for": "1.2.3.4, 127.0.0.1" }, null],
  ["a private network", { "x-forwarded-for": "172.20.0.4" }, null],
  ["something that is no address", { "x-forwarded-for": "unknown" }, null],
])("it is %s", (_case, headers, address) => {
  expect(findCallerAddress(new Headers(headers))).toBe(address);
});
