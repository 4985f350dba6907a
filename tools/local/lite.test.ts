import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serialiseJson } from "./lite";

describe("JSON sent to the database", () => {
  it("is not encoded a second time if it is a string of JSON already", () => {
    expect(serialiseJson('{"id":"pay_1"}')).toBe('{"id":"pay_1"}');
    expect(serialiseJson("[1,2]")).toBe("[1,2]");
  });

  it("is encoded as a string if it only starts like JSON", () => {
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
