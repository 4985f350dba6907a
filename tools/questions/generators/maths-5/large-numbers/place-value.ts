import { digitAt, placeNames, hasDigitOnce } from "../../columns";
import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const placeValue: Family = {
  name: "place-value",
  topic: "Large Numbers",
  level: 1,
  draft: (draw) => {
    const number = draw.int(123_456, 987_654);
    const place = draw.int(2, 4);
    const digit = digitAt(number, place);
    if (digit === 0 || !hasDigitOnce(number, digit)) return undefined;
    const value = digit * 10 ** place;
    return {
      frames: [
        `What is the place value of the digit ${digit} in ${grouped(number)}?`,
        `In the number ${grouped(number)}, how much is the digit ${digit} worth?`,
      ],
      key: grouped(value),
      slips: numberSlips(grouped, [
        [value / 10, "counting the places from the left and ending one place too low"],
        [value * 10, "going one place too far to the left"],
        [digit, "giving the digit itself, not what it is worth in its place"],
      ]),
      because: `The ${digit} stands in the ${placeNames[place]} place of ${grouped(number)}, so it is worth ${grouped(value)}.`,
      beware: `${digit} is only the digit itself, its face value.`,
    };
  },
};
