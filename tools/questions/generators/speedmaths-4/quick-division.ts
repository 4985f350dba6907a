import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { halfAndATenth } from "./half-and-a-tenth";
import { boatsForAGroup } from "./boats-for-a-group";
import { somePiecesOfAStrip } from "./some-pieces-of-a-strip";

const make = familiesOf("Quick Division");

/** The families of the topic Quick Division. */
export const quickDivision: readonly Family[] = [
  make("fair-share-kept", 2, (draw) => {
    const [by, share] = [draw.int(2, 4) * 2, draw.int(6, 14)];
    const all = by * share;
    return {
      frames: [
        `Which division gives the same answer as ${all} ÷ ${by}?`,
        `${all} laddus are shared by ${by} children. Which division gives each child just as many?`,
      ],
      key: `${all / 2} ÷ ${by / 2}`,
      slips: [
        [`${all / 2} ÷ ${by}`, "halved the first number only"],
        [`${all} ÷ ${by / 2}`, "halved the second number only"],
        [`${all - 2} ÷ ${by - 2}`, "took the same off both numbers"],
        [`${all * 2} ÷ ${by}`, "doubled the first number only"],
      ],
      because: `Half as much for half as many is the same for each: ${all / 2} ÷ ${by / 2} = ${share}.`,
      isWords: true,
    };
  }),
  ...halfAndATenth,
  ...boatsForAGroup,
  ...somePiecesOfAStrip,
];
