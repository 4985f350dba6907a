import { clocksIn, describeKeys, search } from "../second-computation";
import { hcfAndLcm } from "./hcf-and-lcm";

const findHcf = (a: number, b: number): number =>
  a - search(0, (step) => a % (a - step) === 0 && b % (a - step) === 0);
const findLcm = (a: number, b: number): number => search(a, (number) => number % a === 0 && number % b === 0);

describeKeys(hcfAndLcm, {
  "highest-common-factor": (_, [a = 0, b = 0]) => findHcf(a, b),
  "lowest-common-multiple": (_, [a = 0, b = 0]) => findLcm(a, b),
  "longest-equal-pieces": (_, [a = 0, b = 0]) => findHcf(a, b),
  "next-time-together": (stem) => {
    const [start = 0] = clocksIn(stem);
    const [a = 1, b = 1] = [...stem.matchAll(/every (\d+) minutes/g)].map(([, minutes]) => Number(minutes));
    return search(start + 1, (time) => (time - start) % a === 0 && (time - start) % b === 0);
  },
  "other-number-from-hcf-and-lcm": (_, [part, multiple, given = 1]) =>
    search(1, (other) => findHcf(given, other) === part && findLcm(given, other) === multiple),
  "left-over-both-times": (stem, numbers) => {
    const [a = 1, left, b = 1] = stem.startsWith("When") ? numbers : [numbers[2], numbers[1], numbers[3]];
    return search(11, (number) => number % a === left && number % b === left);
  },
});
