import type { Family } from "../../family";

import { hcf } from "../../whole";

export const lowestTerms: Family = {
  name: "fraction-in-lowest-terms",
  topic: "Fractions",
  level: 1,
  draft: (draw) => {
    const [under, times] = [draw.int(4, 9), draw.one([6, 8, 9, 12])];
    const over = draw.int(2, under - 1);
    if (hcf(over, under) > 1) return undefined;
    const half = times % 2 === 0 ? 2 : 3;
    const [top, bottom] = [over * times, under * times];
    return {
      frames: [
        `What is ${top}/${bottom} in its lowest terms?`,
        `${top} of the ${bottom} seats in a hall are taken. What fraction of the seats is taken, in lowest terms?`,
      ],
      key: `${over}/${under}`,
      slips: [
        [`${top / half}/${bottom / half}`, `divided by ${half} once and stopped too early`],
        [`${over}/${bottom}`, "divided only the numerator"],
        [`${over}/${bottom / half}`, "divided the two numbers by different amounts"],
      ],
      because: `The HCF of ${top} and ${bottom} is ${times}, and ${top} ÷ ${times} = ${over}, ${bottom} ÷ ${times} = ${under}: ${over}/${under}.`,
    };
  },
};
