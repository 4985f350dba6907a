import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { wholeRupees } from "../words";

export const twoThings: Family = {
  name: "cost-of-a-hidden-thing",
  topic: "Money",
  level: 3,
  draft: (draw) => {
    const [pen, more] = [draw.int(12, 28), draw.int(11, 19)];
    const total = pen + pen + more;
    const key = pen + more;
    return {
      frames: [
        `A cup and a plate cost ₹${total} together. The cup costs ₹${pen}. How much more does the plate cost than the cup?`,
        `A top and a whistle cost ₹${total} together. The whistle costs ₹${pen}. How many rupees more is the top than the whistle?`,
      ],
      key: wholeRupees(more),
      slips: numberSlips(wholeRupees, [
        [key, "giving the price of the other thing"],
        [pen, "giving the price that is known"],
        [total + pen, "adding instead of taking away"],
        ...hurriedSlips(more),
        [more + 10, "forgetting the ten that was borrowed"],
        [more + 2, "a slip of two"],
        [more - 2, "a slip of two"],
      ]),
      because: `The other thing costs ₹${total} − ₹${pen} = ₹${key}. That is ₹${key} − ₹${pen} = ₹${more} more.`,
    };
  },
};
