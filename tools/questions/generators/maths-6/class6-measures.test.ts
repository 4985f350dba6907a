import { at, onlyOne } from "../algebra-computation";
import { clocksIn, describeKeys, search } from "../second-computation";
import { ratioAndProportion } from "./ratio-and-proportion";
import { simpleAlgebra } from "./simple-algebra";
import { symmetry } from "./symmetry";

const ratioIn = (text: string): [number, number] => {
  const [, a, b] = /(\d+):(\d+)/.exec(text) ?? [];
  return [Number(a), Number(b)];
};

describeKeys(ratioAndProportion, {
  "simplest-ratio": (stem, [small = 0, large = 0], options) => {
    const whole = large * (stem.includes("cm") ? 100 : 60);
    return onlyOne(options, (option) => ratioIn(option)[0] * whole === ratioIn(option)[1] * small);
  },
  "ratio-in-a-recipe": (stem, numbers) => {
    const [a, b] = ratioIn(stem);
    return search(1, (key) => key * a === (numbers[2] ?? 0) * b);
  },
  "share-in-a-ratio": (stem, numbers) => {
    const [a, b] = ratioIn(stem);
    const total = Math.max(...numbers);
    const second = search(1, (key) => key * a === (total - key) * b);
    return stem.includes("How much more") ? second - (total - second) : second;
  },
  "rate-for-another-amount": (_, [all = 0, first = 1, second = 0]) =>
    search(1, (key) => key * first === all * second),
  "ratio-after-a-change": (stem, [total = 0]) => {
    const [a, b] = ratioIn(stem);
    const large = search(1, (key) => key * b === (total - key) * a);
    return search(0, (more) => total - large + more === large);
  },
});

describeKeys(simpleAlgebra, {
  "words-to-expression": (stem, [first = 0, second = 0], options) =>
    onlyOne(options, (option) =>
      [2, 5, 11].every((x) => at(option, { x }) === second * x + (stem.includes("less") ? -first : first)),
    ),
  "value-of-an-expression": (_, [a = 0, b = 0, x = 0]) => {
    let value = -b;
    for (let time = 0; time < x; time++) value += a;
    return value;
  },
  "equation-from-a-story": (_, [a = 0, b = 0, result]) => search(1, (key) => a * key - b === result),
  "rule-from-a-table": (stem, numbers, options) => {
    const values = stem.startsWith("A robot")
      ? [numbers[0], numbers[2], numbers[4]]
      : [numbers[1], numbers[3], numbers[5]];
    return onlyOne(options, (option) =>
      values.every((value, index) => at(option, { n: index + 1 }) === value),
    );
  },
  "ages-with-a-letter": (_, [times = 0, years = 0, sum]) =>
    search(1, (child) => child + years + times * child + years === sum) * times,
});

const linesOfSymmetry: Readonly<Record<string, number>> = {
  "a square": 4,
  "a rectangle": 2,
  "an equilateral triangle": 3,
  "a regular pentagon": 5,
  "a rhombus": 2,
  "a regular hexagon": 6,
};

describeKeys(symmetry, {
  "mirror-lines-in-all": (stem) =>
    Object.entries(linesOfSymmetry).reduce(
      (sum, [shape, lines]) => sum + (stem.includes(shape) ? lines : 0),
      0,
    ),
  "letters-of-a-word": (stem) => {
    const word = /word ([A-Z]+)/.exec(stem)?.[1] ?? "";
    return word.replace(stem.includes("top to bottom") ? /[^AHIMOTUVWXY]/g : /[^BCDEHIKOX]/g, "").length;
  },
  "holes-after-folding": (_, [first = 0, second = 0]) => {
    let holes = second;
    for (let fold = 0; fold < first; fold++) holes += holes;
    return holes;
  },
  "distance-to-the-mirror-image": (_, [near = 0, step = 0]) => {
    const [object, image] = [near - step, -(near - step)];
    return object - image;
  },
  "clock-in-a-mirror": (stem) => 720 - (clocksIn(stem)[0] ?? 0),
});
