import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serialiseJson } from "./lite";

describe("JSON sent to the database", () => {
  it("is not encoded a second time if it is text already", () => {
    expect(serialiseJson('{"id":"pay_1"}')).toBe('{"id":"pay_1"}');
    expect(serialiseJson("[1,2]")).toBe("[1,2]");
  });

  it("stays a string when it merely looks like an object", () => {
    expect(serialiseJson("{not json")).toBe('"{not json"');
    expect(serialiseJson("maths")).toBe('"maths"');
  });

  it("is read back unchanged", () => {
    fc.assert(
      fc.property(fc.oneof(fc.object(), fc.array(fc.jsonValue()), fc.integer()), (value) => {
        expect(JSON.parse(serialiseJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
