import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Quick Averages");

/** “average of the others” and “three pairs of averages”, for the topic of quick-averages.ts. */
export const averageOfTheOthers: readonly Family[] = [
  make("average-of-the-others", 2, (draw) => {
    const [n, all, known] = [draw.int(5, 8), draw.int(14, 32), draw.int(8, 40)];
    const key = (n * all - 2 * known) / (n - 2);
    if (!Number.isInteger(key) || key < 6 || Math.abs(key - all) < 2) return undefined;
    return {
      asks: [
        `The average of ${n} numbers is ${all}. Two of them are ${known} each. What is the average of the others?`,
        `${n} boxes weigh ${all} kg on average. Two of them weigh ${known} kg each. How many kilograms do the others weigh on average?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [all, "thought that the average stays the same"],
        [2 * all - known, "moved as far from the average to the other side"],
        [tidy((n * all - 2 * known) / n), "divided by all of them"],
        [tidy((n * all - known) / (n - 1)), "took one of the two off only"],
        [tidy((all + known) / 2), "took the middle of the two numbers"],
      ],
      way: `All are ${n} × ${all} = ${n * all}, without the two ${n * all - 2 * known}. ${n * all - 2 * known} ÷ ${n - 2} = ${key}.`,
    };
  }),
  make("average-after-one-change", 3, (draw) => {
    const [n, old, low, up] = [draw.int(4, 6), draw.int(18, 40), draw.int(6, 17), draw.int(2, 5)];
    const more = n * up;
    return {
      asks: [
        `The average of ${n} numbers is ${old}. One of them, ${low}, is exchanged for ${low + more}. What is the new average?`,
        `${n} baskets hold ${old} eggs on average. A basket of ${low} eggs is exchanged for one of ${low + more}. How many eggs does a basket then hold on average?`,
      ],
      key: old + up,
      hasDecimals: true,
      slips: [
        [old + more, "added the whole change to the average"],
        [old - up, "changed the average in the wrong direction"],
        [old, "thought that the average stays the same"],
        [tidy((old + low + more) / 2), "took the middle of the average and the new number"],
        [tidy(old + (low + more) / n), "shared the new number, not the change"],
      ],
      way: `${low + more} − ${low} = ${more} is added to the sum. Shared by ${n} that is ${up}, so the average is ${old + up}.`,
    };
  }),
];
