import { type Family, inTurn } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { rupees } from "../../words";

export const fractionOfTheRest: Family = {
  name: "fraction-of-what-is-left",
  topic: "Fractions",
  level: 3,
  draft: (draw, turn) => {
    const [first, second] = [draw.one([3, 4, 5]), draw.one([2, 3, 4])];
    const whole = draw.int(4, 15) * first * second * 5;
    const rest = whole - whole / first;
    const key = rest - rest / second;
    if (first === second || whole > 600 || !Number.isInteger(rest / second)) return undefined;
    const { name, they } = drawPerson(draw);
    const story = inTurn(
      [
        {
          ask: `${name} has ${rupees(whole * 100)}. ${they === "she" ? "She" : "He"} spends 1/${first} of it on a book and then 1/${second} of what is left on a pen set. How much money is left in the end?`,
          show: (value: number) => rupees(value * 100),
        },
        {
          ask: `A shop has ${whole} kites. It sells 1/${first} of them on Friday and 1/${second} of the rest on Saturday. How many kites are left?`,
          show: String,
        },
      ],
      turn,
    );
    const { show } = story;
    return {
      frames: [story.ask],
      key: show(key),
      slips: numberSlips(show, [
        [whole - whole / first - whole / second, `took 1/${second} of the whole instead of what was left`],
        [rest / second, "found the second part instead of what is left"],
        [rest, "stopped after the first part"],
        [whole - rest / second, "left out the first part that was used"],
      ]),
      because: `1/${first} of ${show(whole)} is ${show(whole / first)}, which leaves ${show(rest)}. 1/${second} of ${show(rest)} is ${show(rest / second)}, which leaves ${show(key)}.`,
    };
  },
};
