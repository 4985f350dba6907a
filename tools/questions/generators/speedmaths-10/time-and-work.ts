import { drawLineGraph } from "../../figures/graphs";
import { inTurn, type Family } from "../family";
import { everyOther, familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Time and Work");

/** The families of the topic Time and Work. */
export const timeAndWork: readonly Family[] = [
  make("three-pairs-at-work", 2, (draw) => {
    const [ab, bc, ca, key] = draw.one([
      [12, 15, 20, 10],
      [10, 12, 15, 8],
      [15, 20, 12, 10],
      [24, 40, 30, 20],
      [30, 24, 20, 16],
      [18, 24, 36, 16],
    ] as const);
    return {
      asks: [
        `Asif and Bela plough a field in ${ab} days, Bela and Chand in ${bc}, Chand and Asif in ${ca}. In how many days do all three plough it?`,
        `Of three pumps, the first two fill a tank in ${ab} hours, the last two in ${bc}, the first and the last in ${ca}. How many hours do all three take?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(key / 2), "forgot that each one was counted twice"],
        [tidy((ab * bc) / (ab + bc)), "put two of the pairs together, one of them doubled"],
        [tidy((bc * ca) / (bc + ca)), "let the last two pairs work, with one person twice"],
        [tidy((ab * ca) / (ab + ca)), "counted the one in two pairs double"],
        [Math.min(ab, bc, ca) / 2, "halved the shortest of the three times"],
        [tidy((ab + bc + ca) / 6), "took a sixth of the three times together"],
      ],
      way: `1/${ab} + 1/${bc} + 1/${ca} = 2/${key} counts each of them twice. All three do 1/${key} in one unit of time, so they need ${key}.`,
    };
  }),
  make("leak-in-a-tank", 1, (draw, turn) => {
    const [fill, slow] = draw.one(
      everyOther(
        [
          [6, 8],
          [4, 5],
          [3, 4],
          [8, 12],
          [10, 12],
          [9, 12],
          [12, 15],
          [5, 6],
          [6, 9],
          [10, 15],
        ] as const,
        turn,
      ),
    );
    const [alone, rate] = [(fill * slow) / (slow - fill), draw.one([5, 10, 20, 25])];
    const key = alone * rate;
    return {
      asks: [
        `A pipe fills a tank in ${fill} hours. With a leak that loses ${rate} litres an hour it takes ${slow} hours. How many litres does the tank hold?`,
        `A tap fills a cistern in ${fill} minutes. With a drain open that lets out ${rate} litres a minute it needs ${slow} minutes. How many litres does the cistern hold?`,
      ],
      key,
      slips: [
        [slow * rate, "found what runs out while it is filled"],
        [(slow - fill) * rate, "found what runs out in the extra time"],
        [(fill + slow) * rate, "let it run out for both times together"],
        [fill * slow * rate, "multiplied the times and did not divide by their difference"],
      ],
      way: `The leak or drain takes 1/${fill} − 1/${slow} = 1/${alone} of it in one unit of time. If 1/${alone} is ${rate} litres, it holds ${grouped(key)}.`,
    };
  }),
  make("turn-and-turn-about", 3, (draw) => {
    const [a, b] = draw.one([
      [4, 8],
      [6, 9],
      [5, 15],
      [7, 14],
      [10, 8],
      [8, 20],
      [9, 15],
      [12, 10],
      [10, 20],
      [14, 12],
      [15, 6],
    ] as const);
    let [done, key] = [0, 0];
    for (; done < a * b; key++) done += key % 2 ? a : b;
    const both = (2 * a * b) / (a + b);
    return {
      asks: [
        `Anu alone needs ${a} days for a mural and Bipin alone ${b}. They paint on alternate days, Anu first. On which day is the mural finished?`,
        `Machine P needs ${a} hours for an order, machine Q ${b}. They run in turn for an hour each, beginning with P. In which hour is the order finished?`,
      ],
      key,
      slips: [
        [key - 1, "counted the full pairs of turns and forgot the last"],
        [key + 1, "thought that only full pairs of turns are possible"],
        [Math.ceil(both / 2), "let both work at the same time"],
        [(a + b) / 2, "averaged the two times"],
        [a, "went by the first one’s time alone"],
      ],
      way: `Two turns do 1/${a} + 1/${b}. After ${key - 1} turns 1/${a} is left, which the first one does in turn ${key}.`,
    };
  }),
  make("share-of-the-helper", 2, (draw, turn) => {
    const [a, b, days, parts] = draw.one(
      everyOther(
        [
          [10, 15, 4, 3],
          [6, 8, 3, 8],
          [12, 15, 5, 4],
          [12, 20, 6, 5],
          [8, 12, 4, 6],
          [10, 20, 5, 4],
          [9, 18, 4, 3],
        ] as const,
        turn,
      ),
    );
    const wages = draw.int(4, 12) * 600;
    const key = tidy(wages / parts);
    if (!Number.isInteger(key) || !Number.isInteger((wages * days) / a)) return undefined;
    return {
      asks: [
        `Ravi can build a wall in ${a} days and Mohan in ${b}. With Leela’s help they finish in ${days} days and earn ₹${grouped(wages)}. What is Leela’s fair share?`,
        `A job takes Sunita ${a} days and Kiran ${b}. Together with Farida they do it in ${days} days for ₹${grouped(wages)}. How much should Farida get for her part of the work?`,
      ],
      key,
      unit: "₹",
      slips: [
        [tidy(wages / 3), "shared the money equally"],
        [tidy((wages * days) / a), "worked out the first one’s share"],
        [tidy((wages * days) / b), "worked out the second one’s share"],
        [tidy((wages * days) / (a + b + days)), "shared the money in the ratio of the days"],
        [wages - key, "found what the other two get together"],
      ],
      way: `In ${days} days the two do ${days}/${a} + ${days}/${b} of the work. The rest, 1/${parts}, is the third one’s part: ₹${grouped(wages)} ÷ ${parts} = ₹${grouped(key)}.`,
    };
  }),
  make("second-pipe-in-the-graph", 3, (draw, turn) => {
    const [one, two, from] = [draw.one([25, 50]), draw.one([25, 50, 75, 100]), inTurn([4, 2], turn)];
    const values = [0, 1, 2, 3, 4, 5, 6].map((m) => one * m + Math.max(0, m - from) * two);
    const tank = draw.one([600, 900, 1200, 1500]);
    const last = values.at(-1) ?? 0;
    if (last > 500 || one === two || tank % two !== 0 || tank % (one + two) !== 0) return undefined;
    return {
      asks: [
        `The graph shows the water in a tank of ${grouped(tank)} litres. After ${from} minutes a second pipe is opened too. How many minutes would the second pipe need to fill the empty tank alone?`,
        `A pool for ${grouped(tank)} litres is filled as the graph shows. From minute ${from} on a second hose helps. In how many minutes would the second hose fill the empty pool alone?`,
      ],
      key: tank / two,
      slips: [
        [tank / (one + two), "took the steeper part for the second alone"],
        [tidy(tank / one), "took the first part of the graph, where only one runs"],
        [tidy((tank * 6) / last), "went by the last point of the graph"],
        [tidy((tank * (6 - from)) / last), "shared all the water by the minutes of both"],
        [tidy((tank - last) / two), "counted only what is still missing"],
      ],
      way: `At first ${one} litres come in a minute, later ${one + two}, so the second brings ${two} a minute: ${grouped(tank)} ÷ ${two} = ${tank / two} minutes.`,
      figure: {
        alt: `A line graph of litres at minutes 0 to 6: ${values.join(", ")}`,
        draw: (alt) =>
          drawLineGraph({
            alt,
            names: values.map((_, minute) => String(minute)),
            quantity: "Litres",
            most: 500,
            step: 50,
            rows: [{ values }],
          }),
      },
    };
  }),
];
