import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { range } from "../whole";
import { row } from "../words";

export const growing: Family = {
  name: "growing-steps",
  topic: "Number Patterns",
  level: 2,
  draft: (draw) => {
    const [start, first, more] = [draw.int(3, 25), draw.int(3, 9), draw.int(2, 5)];
    const terms = range(0, 4).map((index) => start + index * first + (more * index * (index - 1)) / 2);
    const last = terms[4] ?? 0;
    const step = first + 3 * more;
    const key = last + step + more;
    return {
      frames: [
        `Look at how the steps grow: ${row(terms)}, … Which number comes next?`,
        `A plant in a science corner is ${row(terms.slice(0, 4))} and ${last} mm tall on five days. The pattern goes on. How tall is it on the sixth day, in mm?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [last + step, "using the last step again"],
        [last + step + 2 * more, "letting the step grow twice"],
        [last + more, `adding only ${more}`],
        [last + first, "adding the first step again"],
        ...hurriedSlips(key),
      ]),
      because: `The steps are ${range(0, 3)
        .map((index) => first + index * more)
        .join(
          ", ",
        )}: each is ${more} more. The next step is ${step + more}, and ${last} + ${step + more} = ${key}.`,
    };
  },
};
