import { type Family, inTurn } from "../../family";
import { numberSlips } from "../../slips";
import { count, wholeRupees } from "../../words";

export const fromOneToMany: Family = {
  name: "price-by-way-of-one",
  topic: "Money",
  level: 2,
  draft: (draw, turn) => {
    const [each, few, many] = [draw.int(12, 28), draw.int(4, 7), draw.int(8, 13)];
    if (many === few * 2) return undefined;
    const thing = inTurn(["pen", "mango"], turn);
    const things = thing === "pen" ? "pens" : "mangoes";
    return {
      frames: [
        `${few} ${things} of one kind cost ${wholeRupees(each * few)}. How much do ${many} such ${things} cost?`,
        `A fruit seller asks ${wholeRupees(each * few)} for ${few} ${things}. At the same rate, what is the price of ${many} ${things}?`,
      ],
      key: wholeRupees(each * many),
      slips: numberSlips(wholeRupees, [
        [each * few * many, `multiplied the price of ${few} by ${many}`],
        [each * (many - few), `found only the price of the ${many - few} more`],
        [each * few * 2, `took ${many} for twice ${few}`],
        [each * (few + 1), "added the price of only one more"],
        [each * (many + few), `added the price of ${few} once more`],
      ]),
      because: `One ${thing} costs ${wholeRupees(each * few)} ÷ ${few} = ${wholeRupees(each)}, so ${count(many, thing, things)} cost ${many} × ${wholeRupees(each)} = ${wholeRupees(each * many)}.`,
    };
  },
};
