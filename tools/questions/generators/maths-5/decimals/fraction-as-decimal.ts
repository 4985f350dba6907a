import type { Family } from "../../family";
import { count, decimal } from "../../words";

export const fractionAsDecimal: Family = {
  name: "fraction-as-decimal",
  topic: "Decimals",
  level: 1,
  draft: (draw) => {
    const [whole, part] = [draw.int(2, 9), draw.int(2, 9)];
    return {
      frames: [
        `Which decimal is equal to ${whole} ${part}/100?`,
        `How are ${count(whole, "whole")} and ${count(part, "hundredth")} written as a decimal?`,
      ],
      key: decimal(whole * 100 + part),
      slips: [
        [decimal(whole * 100 + part * 10), "writing the hundredths in the tenths place"],
        [`${whole}.00${part}`, "writing two zeros because 100 has two zeros"],
        [`0.${whole}0${part}`, "moving the point one place too far"],
        [`${whole * 100}.${part}`, "writing the whole number as hundreds"],
      ],
      because: `The hundredths stand in the second place after the point, with a zero for the tenths: ${decimal(whole * 100 + part)}.`,
    };
  },
};
