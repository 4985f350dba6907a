import fc from "fast-check";
import { expect, it } from "vitest";
import { addTime, mergeTime, type TimeSpent } from "./time-spent";

const ids = fc.constantFrom("a", "b", "c");
const viewings = fc.array(fc.tuple(ids, fc.integer({ min: 0, max: 60_000 })));
const times = fc.dictionary(ids, fc.integer({ min: 0, max: 720_000 }));
const sum = (spent: TimeSpent) => Object.values(spent).reduce((total, ms) => total + ms, 0);

it("adds up the time each question was shown, in any order", () => {
  fc.assert(
    fc.property(viewings, (shown) => {
      const spent = shown.reduce<TimeSpent>((total, [id, ms]) => addTime(total, id, ms), {});
      expect(sum(spent)).toBe(shown.reduce((total, [, ms]) => total + ms, 0));
      expect(new Set(Object.keys(spent))).toEqual(new Set(shown.map(([id]) => id)));
    }),
  );
});

it("counts a question as seen from its first moment, and never subtracts", () => {
  expect(addTime({}, "a", 0)).toEqual({ a: 0 });
  expect(addTime({ a: 500 }, "a", -90)).toEqual({ a: 500 });
  expect(addTime({ a: 500 }, "a", 10.4)).toEqual({ a: 510 });
});

it("merges two tabs by the longer time, with the questions of both", () => {
  fc.assert(
    fc.property(times, times, (own, other) => {
      const merged = mergeTime(own, other);
      for (const id of ["a", "b", "c"]) {
        const longer = Math.max(own[id] ?? -1, other[id] ?? -1);
        expect(merged[id] ?? -1).toBe(longer);
      }
      expect(mergeTime(other, own)).toEqual(merged);
    }),
  );
});
