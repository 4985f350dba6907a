import { type Family, inTurn } from "../family";
import { hcf } from "../whole";

export const simplest: Family = {
  name: "ratio-with-two-units",
  topic: "Ratio and Proportion",
  level: 1,
  draft: (draw, turn) => {
    const unit = inTurn(
      [
        { large: "m", small: "cm", times: 100 },
        { large: "hour", small: "minutes", times: 60 },
      ],
      turn,
    );
    const [large, small] =
      turn % 2 === 0
        ? [draw.int(2, 4), draw.one([40, 60, 75, 80])]
        : [draw.int(2, 4), draw.one([15, 25, 40, 45, 50])];
    const whole = large * unit.times;
    const write = (a: number, b: number): string => `${a / hcf(a, b)}:${b / hcf(a, b)}`;
    return {
      frames: [
        `A shelf is ${small} cm wide and ${large} m long. What is the ratio of its width to its length in simplest form?`,
        `A class has ${small} minutes of drawing and ${large} hours of sports in a week. What is the ratio of drawing to sports time in simplest form?`,
      ],
      key: write(small, whole),
      slips: [
        [write(whole, small), "wrote the ratio the wrong way round"],
        [write(small, large), "forgot to write both in the same unit"],
        [write(small, whole - small), "compared one part with the difference"],
        [write(small, whole + small), "compared one part with the sum"],
        [
          write(small, large * (160 - unit.times)),
          `took 1 ${unit.large} to be ${160 - unit.times} ${unit.small}`,
        ],
      ],
      because: `${large} ${unit.large}${unit.large === "m" ? "" : "s"} is ${whole} ${unit.small}, and ${small}:${whole} = ${write(small, whole)}.`,
    };
  },
};
