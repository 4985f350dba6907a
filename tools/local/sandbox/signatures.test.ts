import { expect, test } from "vitest";
import { newId } from "./ids";
import { signBody, signPayment } from "./signatures";

test("the checkout's signature equals the example in the gateway's documentation", () => {
  expect(signPayment("EnLs21M47BllR3X8PSFtjtbd", "order_IEIaMR65cu6nz3", "pay_IH4NVgf4Dreq1l")).toBe(
    "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
  );
});

test("a webhook's signature is made over the exact bytes of its body", () => {
  expect(signBody("secret", '{"a":1}')).not.toBe(signBody("secret", '{ "a": 1 }'));
  expect(signBody("secret", "₹")).toMatch(/^[0-9a-f]{64}$/);
});

test("an id is its prefix and 14 base-62 characters, and 1000 ids are all different", () => {
  const ids = Array.from({ length: 1000 }, () => newId("order_"));
  expect(ids.filter((id) => !/^order_[0-9A-Za-z]{14}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
});
