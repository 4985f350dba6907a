import { type Family, inTurn } from "../../family";
import { numberSlips } from "../../slips";
import { wholeRupees } from "../../words";

export const dozensSoldSingly: Family = {
  name: "dozens-sold-singly",
  topic: "Money",
  level: 3,
  count: 1,
  draft: (draw, turn) => {
    const [dozens, each, spoilt] = [draw.int(5, 12), draw.int(5, 8), draw.int(4, 11)];
    const perDozen = each * 12 - draw.int(14, 26);
    const [cost, income] = [dozens * perDozen, (dozens * 12 - spoilt) * each];
    const key = income - cost;
    if (key < 30 || perDozen % 2 !== 0) return undefined;
    const thing = inTurn(["bananas", "eggs"], turn);
    const lost = thing === "eggs" ? "break" : "go bad";
    return {
      frames: [
        `A shopkeeper buys ${dozens} dozen ${thing} at ${wholeRupees(perDozen)} a dozen. ${spoilt} of them ${lost}, and the rest are sold at ${wholeRupees(each)} each. What is the profit?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [dozens * 12 * each - cost, `forgetting that ${spoilt} of them ${lost}`],
        [income, "forgetting what the shopkeeper paid"],
        [
          dozens * 12 * each - cost - spoilt,
          `taking away ${wholeRupees(spoilt)} for the ${spoilt} that ${lost}`,
        ],
      ]),
      because: `The cost is ${dozens} × ${wholeRupees(perDozen)} = ${wholeRupees(cost)}. ${dozens * 12 - spoilt} ${thing} are sold for ${dozens * 12 - spoilt} × ${wholeRupees(each)} = ${wholeRupees(income)}. The profit is ${wholeRupees(income)} − ${wholeRupees(cost)} = ${wholeRupees(key)}.`,
    };
  },
};
