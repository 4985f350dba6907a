import { at, onlyOne } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { ratioAndProportion } from "./ratio-and-proportion";
import { simpleAlgebra } from "./simple-algebra";
import { symmetry } from "./symmetry";

const ratioIn = (text: string): [number, number] => {
  const [, a, b] = /(\d+):(\d+)/.exec(text) ?? [];
  return [Number(a), Number(b)];
};

describeKeys(ratioAndProportion, {
  "ratio-with-two-units": (stem, [small = 0, large = 0], options) => {
    const whole = large * (stem.includes("cm") ? 100 : 60);
    return onlyOne(options, (option) => ratioIn(option)[0] * whole === ratioIn(option)[1] * small);
  },
  "other-part-of-a-ratio": (stem, numbers) => {
    const [a, b] = ratioIn(stem);
    return search(1, (key) => key * a === (numbers[2] ?? 0) * b);
  },
  "share-of-one-in-a-ratio": (stem, numbers) => {
    const [a, b] = ratioIn(stem);
    const total = Math.max(...numbers);
    const second = search(1, (key) => key * a === (total - key) * b);
    return stem.includes("How much more") ? second - (total - second) : second;
  },
  "rate-carried-over": (_, [all = 0, first = 1, second = 0]) =>
    search(1, (key) => key * first === all * second),
  "ratio-made-equal": (stem, [total = 0]) => {
    const [a, b] = ratioIn(stem);
    const large = search(1, (key) => key * b === (total - key) * a);
    return search(0, (more) => total - large + more === large);
  },
});

describeKeys(simpleAlgebra, {
  "expression-for-a-story": (stem, [first = 0, second = 0], options) =>
    onlyOne(options, (option) =>
      [2, 5, 11].every((x) => at(option, { x }) === second * x + (stem.includes("less") ? -first : first)),
    ),
  "letter-in-a-story": (_, [a = 0, b = 0, result]) => search(1, (key) => a * key - b === result),
  "ages-that-add-up": (_, [times = 0, years = 0, sum]) =>
    search(1, (child) => child + years + times * child + years === sum) * times,
});

describeKeys(symmetry, {
  "way-to-the-mirror-image": (_, [near = 0, step = 0]) => {
    const [object, image] = [near - step, -(near - step)];
    return object - image;
  },
});
