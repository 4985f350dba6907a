import fc from "fast-check";
import { expect, it } from "vitest";
import { addTime, mergeTime, type TimeSpent } from "./time-spent";

const ids = fc.constantFrom("a", "b", "c");
const viewsArbitrary = fc.array(fc.tuple(ids, fc.integer({ min: 0, max: 60_000 })));
const timesArbitrary = fc.dictionary(ids, fc.integer({ min: 0, max: 720_000 }));
const sum = (spent: TimeSpent) => Object.values(spent).reduce((total, ms) => total + ms, 0);

it("adds up the times for which each question was shown, in any order", () => {
  fc.assert(
    fc.property(viewsArbitrary, (views) => {
      const spent = views.reduce<TimeSpent>((total, [id, ms]) => addTime(total, id, ms), {});
      expect(sum(spent)).toBe(views.reduce((total, [, ms]) => total + ms, 0));
      expect(new Set(Object.keys(spent))).toEqual(new Set(views.map(([id]) => id)));
    }),
  );
});

it("includes a question that was shown for 0 ms, and never subtracts time", () => {
  expect(addTime({}, "a", 0)).toEqual({ a: 0 });
  expect(addTime({ a: 500 }, "a", -90)).toEqual({ a: 500 });
  expect(addTime({ a: 500 }, "a", 10.4)).toEqual({ a: 510 });
});

it("merges two tabs: all their questions, each with the longer time", () => {
  fc.assert(
    fc.property(timesArbitrary, timesArbitrary, (own, other) => {
      const merged = mergeTime(own, other);
      for (const id of ["a", "b", "c"]) {
        const longer = Math.max(own[id] ?? -1, other[id] ?? -1);
        expect(merged[id] ?? -1).toBe(longer);
      }
      expect(mergeTime(other, own)).toEqual(merged);
    }),
  );
});
