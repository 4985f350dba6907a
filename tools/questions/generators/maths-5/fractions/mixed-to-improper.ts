import type { Family } from "../../family";
import { fractionSlips } from "../../slips";
import { hcf } from "../../whole";

export const mixedToImproper: Family = {
  name: "mixed-to-improper",
  topic: "Fractions",
  level: 1,
  draft: (draw) => {
    const [whole, under] = [draw.int(2, 6), draw.int(3, 9)];
    const over = draw.int(1, under - 1);
    if (hcf(over, under) > 1) return undefined;
    const top = whole * under + over;
    return {
      frames: [
        `Which improper fraction is equal to ${whole} ${over}/${under}?`,
        `How is the mixed number ${whole} ${over}/${under} written as an improper fraction?`,
      ],
      key: `${top}/${under}`,
      slips: fractionSlips(
        [top, under],
        [
          [whole + over + under, under, "adding all three numbers"],
          [whole * over + under, under, `multiplying ${whole} by the numerator`],
          [whole * under, under, `forgetting to add the ${over}`],
          [whole * 10 + over, under, `writing ${whole} and ${over} side by side`],
        ],
      ),
      because: `${whole} wholes are ${whole} × ${under} = ${whole * under} parts, and ${over} more make ${top}: ${top}/${under}.`,
    };
  },
};
