import { drawPlot } from "../../figures/plot";
import { inTurn, type Family } from "../family";
import { numeric } from "../signed-slips";
import { wholeRupees } from "../words";

const topic = "Graphs";

const fixedCharge: Family = {
  name: "fixed-part-of-a-drawn-line",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [fixed, rate, a, gap] = [draw.int(4, 15) * 5, draw.int(6, 14), draw.int(2, 6), draw.int(3, 9)];
    const b = a + gap;
    const [low, high] = [fixed + a * rate, fixed + b * rate];
    const most = Math.ceil((high * 1.15) / 50) * 50;
    // The two points are as far apart as their names need.
    if (high - low < most / 3 || a < 4 || b > 12) return undefined;
    return {
      frames: [
        "The straight line shows the fare of a taxi in rupees against the distance in km. It is drawn only between P and Q. What is the fixed charge, for 0 km?",
        "A caterer in Nagpur charges a fixed sum and the same amount for each plate. The line shows the bill in rupees, drawn only between P and Q. How large is the fixed sum?",
      ],
      ...numeric(wholeRupees, fixed, [
        [rate, "gave the slope, the charge for each unit"],
        [low - a, "took 1 rupee for each unit"],
        [high - low, "gave the difference of the two heights"],
        [low, "read the height of the first point"],
        [low + a * rate, "added the part for the units in place of taking it off"],
      ]),
      because: `The line rises (${high} − ${low}) ÷ (${b} − ${a}) = ${rate} for each unit, so at 0 it stands at ${low} − ${a} × ${rate} = ${fixed}.`,
      figure: {
        alt: `A straight line that rises from P (${a}, ${low}) to Q (${b}, ${high})`,
        draw: (alt) =>
          drawPlot({
            alt,
            across: { name: inTurn(["Distance (km)", "Plates"] as const, turn), most: 16, step: 2 },
            up: { name: "Rupees", most },
            curves: [
              {
                points: [
                  [a, low],
                  [b, high],
                ],
              },
            ],
            marks: [
              [`P (${a}, ${low})`, a, low],
              [`Q (${b}, ${high})`, b, high],
            ],
          }),
      },
    };
  },
};

export const graphs: readonly Family[] = [fixedCharge];
