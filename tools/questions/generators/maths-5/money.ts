import { inTurn, type Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { count, rupees } from "../words";

const topic = "Money";
const inRupees = (value: number): string => rupees(value * 100);

const billChange: Family = {
  name: "bill-and-change",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [first, second] = [draw.int(125, 265), draw.int(45, 118)];
    const key = 500 - first - second;
    if (first % 10 === 0 || (first + second) % 100 === 0 || key % 100 === 0) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      question: inTurn(
        [
          `${name} buys a lunch box for ${inRupees(first)} and a skipping rope for ${inRupees(second)}. How much change does ${they} get from a ${inRupees(500)} note?`,
          `A dictionary costs ${inRupees(first)} and a geometry box ${inRupees(second)}. ${name} buys both and pays with a ${inRupees(500)} note. How much change does ${they} get?`,
        ],
        turn,
      ),
      key: inRupees(key),
      slips: draw.shuffle(
        numberSlips(inRupees, [
          [first + second, "stopping at the bill"],
          [500 - first, "leaving out the cheaper thing"],
          [key + 10, "a wrong borrow in the subtraction"],
          [key + 100, "borrowing from the hundreds without making them one less"],
        ]),
      ),
      because: `The bill is ${inRupees(first)} + ${inRupees(second)} = ${inRupees(first + second)}, and ${inRupees(500)} − ${inRupees(first + second)} = ${inRupees(key)}.`,
    };
  },
};

const fromPaise: Family = {
  name: "price-of-several",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [rupee, half, many] = [draw.int(7, 18), draw.one([25, 50, 75]), draw.int(4, 9)];
    const each = rupee * 100 + half;
    const key = each * many;
    if (half * many < 100) return undefined;
    return {
      question: inTurn(
        [
          `A sheet of chart paper costs ${rupees(each)}. How much do ${many} sheets cost?`,
          `A bus ticket to the zoo costs ${rupees(each)}. How much do ${many} tickets cost?`,
        ],
        turn,
      ),
      key: rupees(key),
      slips: numberSlips(rupees, [
        [rupee * many * 100 + ((half * many) % 100), "forgetting to carry the rupees from the paise"],
        [rupee * many * 100 + half, "multiplying only the rupees"],
        [key + each, "counting one too many"],
      ]),
      because: `${rupees(rupee * 100)} × ${many} = ${rupees(rupee * many * 100)} and ${half} paise × ${many} = ${rupees(half * many)}. Together that is ${rupees(key)}.`,
    };
  },
};

const unitary: Family = {
  name: "from-one-to-many",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [each, few, many] = [draw.int(12, 28), draw.int(4, 7), draw.int(8, 13)];
    const thing = inTurn(["pen", "mango"], turn);
    const things = thing === "pen" ? "pens" : "mangoes";
    return {
      question: inTurn(
        [
          `${few} ${things} of one kind cost ${inRupees(each * few)}. How much do ${many} such ${things} cost?`,
          `A fruit seller asks ${inRupees(each * few)} for ${few} ${things}. At the same rate, what is the price of ${many} ${things}?`,
        ],
        turn,
      ),
      key: inRupees(each * many),
      slips: numberSlips(inRupees, [
        [each * few + (many - few), "adding one rupee for each further piece"],
        [each * few * many, `multiplying the price of ${few} by ${many}`],
        [each * (many - few), `finding only the price of the ${many - few} more`],
        [each * (many - 1), "counting one too few"],
      ]),
      because: `One ${thing} costs ${inRupees(each * few)} ÷ ${few} = ${inRupees(each)}, so ${count(many, thing, things)} cost ${many} × ${inRupees(each)} = ${inRupees(each * many)}.`,
    };
  },
};

const profit: Family = {
  name: "profit-after-repair",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [cost, repair, gain] = [draw.int(45, 85) * 50, draw.int(5, 13) * 35, draw.int(7, 17) * 25];
    const sold = cost + repair + gain;
    if (sold % 10 !== 0 || gain === repair) return undefined;
    return {
      question: inTurn(
        [
          `A dealer buys an old bicycle for ${inRupees(cost)}, spends ${inRupees(repair)} on repairs and sells it for ${inRupees(sold)}. What is the profit?`,
          `A carpenter buys a used table for ${inRupees(cost)}, polishes it for ${inRupees(repair)} and sells it for ${inRupees(sold)}. How much does the carpenter gain?`,
        ],
        turn,
      ),
      key: inRupees(gain),
      slips: numberSlips(inRupees, [
        [gain + repair, "forgetting the money spent before the sale"],
        [gain + 2 * repair, "adding that money instead of taking it away"],
        [gain + 100, "a wrong borrow in the subtraction"],
      ]),
      because: `The whole cost is ${inRupees(cost)} + ${inRupees(repair)} = ${inRupees(cost + repair)}. ${inRupees(sold)} − ${inRupees(cost + repair)} = ${inRupees(gain)}.`,
    };
  },
};

const bananas: Family = {
  name: "dozens-sold-singly",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [dozens, each, spoilt] = [draw.int(5, 12), draw.int(5, 8), draw.int(4, 11)];
    const perDozen = each * 12 - draw.int(14, 26);
    const [cost, income] = [dozens * perDozen, (dozens * 12 - spoilt) * each];
    const key = income - cost;
    if (key < 30 || perDozen % 2 !== 0) return undefined;
    const thing = inTurn(["bananas", "eggs"], turn);
    const lost = thing === "eggs" ? "break" : "go bad";
    return {
      question: `A shopkeeper buys ${dozens} dozen ${thing} at ${inRupees(perDozen)} a dozen. ${spoilt} of them ${lost}, and the rest are sold at ${inRupees(each)} each. What is the profit?`,
      key: inRupees(key),
      slips: numberSlips(inRupees, [
        [dozens * 12 * each - cost, `forgetting that ${spoilt} of them ${lost}`],
        [income, "forgetting what the shopkeeper paid"],
        [
          dozens * 12 * each - cost - spoilt,
          `taking away ${inRupees(spoilt)} for the ${spoilt} that ${lost}`,
        ],
      ]),
      because: `The cost is ${dozens} × ${inRupees(perDozen)} = ${inRupees(cost)}. ${dozens * 12 - spoilt} ${thing} are sold for ${dozens * 12 - spoilt} × ${inRupees(each)} = ${inRupees(income)}. The profit is ${inRupees(income)} − ${inRupees(cost)} = ${inRupees(key)}.`,
    };
  },
};

export const money: readonly Family[] = [billChange, fromPaise, unitary, profit, bananas];
