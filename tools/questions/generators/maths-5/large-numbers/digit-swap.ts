import { digitAt, placeNames, hasDigitOnce } from "../../columns";
import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const digitSwap: Family = {
  name: "digit-swap",
  topic: "Large Numbers",
  level: 3,
  count: 1,
  draft: (draw) => {
    const number = draw.int(123_456, 987_654);
    const [high, low] = [draw.int(3, 4), draw.int(1, 2)];
    const [small, large] = [digitAt(number, high), digitAt(number, low)];
    if (small === 0 || large - small < 2 || !hasDigitOnce(number, small) || !hasDigitOnce(number, large))
      return undefined;
    const gap = large - small;
    const key = gap * (10 ** high - 10 ** low);
    return {
      frames: [
        `The digits ${small} and ${large} of ${grouped(number)} change places. By how much does the number grow?`,
        `By how much does ${grouped(number)} become greater when its digits ${small} and ${large} are swapped?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [gap * 10 ** high, `forgetting that the ${placeNames[low]} digit becomes smaller`],
        [gap * (10 ** high + 10 ** low), "adding the two changes"],
        [
          gap * (10 ** high - 10 ** (low - 1)),
          `taking the ${large} to be in the ${placeNames[low - 1]} place`,
        ],
      ]),
      because: `The ${placeNames[high]} digit grows by ${gap}, which adds ${grouped(gap * 10 ** high)}. The ${placeNames[low]} digit drops by ${gap}, which takes away ${grouped(gap * 10 ** low)}. Together that is ${grouped(key)} more.`,
    };
  },
};
