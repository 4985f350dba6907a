import type { Family } from "../family";
import { numeric } from "../signed-slips";

export const scale: Family = {
  name: "bar-and-scale",
  topic: "Data Handling",
  level: 1,
  draft: (draw, turn) => {
    const [unit, high] = [draw.one([20, 40, 50, 60, 200]), draw.int(5, 12)];
    const value = unit * high + unit / 2;
    const key = turn % 2 === 0 ? value : high;
    return {
      frames: [
        `In a bar graph 1 cm stands for ${unit} visitors. The bar for May is ${high}.5 cm high. How many visitors came in May?`,
        `In a bar graph 1 cm stands for ${unit} trees. How many centimetres high is the bar for ${unit * high} trees?`,
      ],
      ...numeric(
        String,
        key,
        turn % 2 === 0
          ? [
              [unit * high, "leaving out the half centimetre"],
              [unit * (high + 1), "rounding up to a full centimetre"],
              [unit * high + 5, "adding 5 for the .5"],
              [unit + high, "adding instead of multiplying"],
            ]
          : [
              [unit * high, "drawing 1 cm for each tree"],
              [unit, "giving the scale"],
              [high * 2, "doubling"],
              [high + 10, "a slip of a ten"],
            ],
        turn % 2 === 0 ? unit / 2 : 1,
      ),
      because:
        turn % 2 === 0
          ? `${high} cm stand for ${high} × ${unit} = ${high * unit} and half a centimetre for ${unit / 2}: ${value}.`
          : `${unit * high} ÷ ${unit} = ${high}, so the bar is ${high} cm high.`,
    };
  },
};
