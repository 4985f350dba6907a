import type { Family } from "../family";
import { numberSlips } from "../slips";
import { grouped, listed } from "../words";

export const evenCards: Family = {
  name: "smallest-even-number",
  topic: "Five-digit Numbers",
  level: 3,
  count: 1,
  draft: (draw) => {
    const [a, b, c, d] = draw
      .shuffle([1, 3, 5, 7, 9])
      .slice(0, 4)
      .toSorted((x, y) => x - y);
    const even = draw.one([2, 4, 6, 8]);
    if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
    const key = Number([a, b, c, d, even].join(""));
    const sorted = [a, b, c, d, even].toSorted((x, y) => x - y);
    const cards = listed(draw.shuffle(sorted));
    return {
      frames: [
        `The digits ${cards} are used once each to make a five-digit number. What is the smallest even number that can be made?`,
        `Five cards show the digits ${cards}. All five are laid in a row to make an even number. What is the smallest number possible?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [Number(sorted.join("")), "forgetting that an even number must end in an even digit"],
        [Number([a, b, d, c, even].join("")), "changing round two digits in the middle"],
        [Number([b, a, c, d, even].join("")), "not starting with the smallest digit"],
        [Number([d, c, b, a, even].join("")), "making the largest even number"],
        [Number([even, a, b, c, d].join("")), "putting the even digit first"],
      ]),
      because: `Only ${even} is even, so ${even} must be the last digit. The others go from small to large before it: ${grouped(key)}.`,
      beware: `The even digit must stand last, so ${grouped(key)} is the smallest.`,
    };
  },
};
