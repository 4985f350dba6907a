import { expect, test } from "vitest";
import { findCallerAddress, findCallerNetwork } from "./caller-address.ts";

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

test.each([
  ["an IPv4 address", "203.0.113.7", "203.0.113.7"],
  ["IPv4 written as IPv6", "::FFFF:203.0.113.7", "203.0.113.7"],
  ["the network of an IPv6 address", "2001:db8:0:7:a:b:c:d", "2001:db8:0:7::/64"],
  ["the same network of a neighbour written short", "2001:db8:0:7::1", "2001:db8:0:7::/64"],
  ["a network with zeros", "2001:db8::1", "2001:db8:0:0::/64"],
  ["what only looks like an address, as it is written", "1:2:3", "1:2:3"],
])("calls are counted of %s", (_case, address, network) => {
  expect(findCallerNetwork(new Headers({ "cf-connecting-ip": address }))).toBe(network);
});

test("nobody's calls are counted where no address is known", () => {
  expect(findCallerNetwork(new Headers())).toBeNull();
});
