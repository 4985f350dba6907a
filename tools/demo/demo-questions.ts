import type { PaperQuestion, Section } from "../../src/items/paper/paper-question";

/** Returns a random whole number from `from` to `to`, both included. */
type Draw = (from: number, to: number) => number;

type DemoQuestion = Pick<PaperQuestion, "question" | "answer" | "why" | "wrong" | "topic"> &
  Partial<Pick<PaperQuestion, "form" | "table">>;

/**
 * A kind of question. `createQuestion` makes the question of a round, 0 to 4. Some of its numbers are random, the
 * others depend on the round.
 */
export type Kind = {
  family: string;
  section: Section;
  createQuestion: (draw: Draw, round: number) => DemoQuestion;
};

const rupees = (amount: number) => `₹${amount}`;
/** Formats minutes after noon as a time of day. */
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")} pm`;

const mangoCrates: Kind["createQuestion"] = (draw, round) => {
  const [crateCount, mangoesPerCrate, fallenCount] = [4 + round, draw(11, 19), 2 + round];
  const loadedCount = crateCount * mangoesPerCrate;
  return {
    topic: "Multiplication",
    question: `A mule cart sets out with ${crateCount} crates of ${mangoesPerCrate} mangoes each. On the way ${fallenCount} mangoes roll off. How many mangoes reach the market?`,
    answer: String(loadedCount - fallenCount),
    why: `The cart carries ${crateCount} × ${mangoesPerCrate} = ${loadedCount} mangoes, and ${loadedCount} − ${fallenCount} = ${loadedCount - fallenCount}.`,
    wrong: {
      [loadedCount]: `left the ${fallenCount} that rolled off on the cart`,
      [loadedCount + fallenCount]: `added the ${fallenCount} that rolled off`,
      [loadedCount - mangoesPerCrate]: `took away a whole crate of ${mangoesPerCrate}`,
    },
  };
};

const puppetShow: Kind["createQuestion"] = (draw, round) => {
  const [begin, length] = [(2 + round) * 60 + 5 * draw(8, 11), 60 + 5 * draw(5, 9)];
  const end = begin + length;
  return {
    topic: "Time",
    question: `The puppet show begins at ${clock(begin)} and lasts ${length} minutes. When does its curtain fall?`,
    answer: clock(end),
    why: `${length} minutes are an hour and ${length - 60} minutes, which ends at ${clock(end)}.`,
    wrong: {
      [clock(end - 60)]: `added ${length - 60} minutes and forgot the hour`,
      [clock(end + 60)]: `added two hours for ${length} minutes`,
      [clock(begin + 60)]: `added one hour alone to ${clock(begin)}`,
    },
  };
};

const frogHops: Kind["createQuestion"] = (draw, round) => {
  const [firstNumber, hopLength] = [draw(12, 30), 6 + round];
  const shownNumbers = [0, 1, 2, 3].map((place) => firstNumber + place * hopLength);
  const nextNumber = firstNumber + 4 * hopLength;
  return {
    topic: "Patterns",
    question: `A frog hops along a number line and lands on ${shownNumbers.join(", ")}. All hops are alike. Where does it land next?`,
    answer: String(nextNumber),
    why: `Each hop is ${hopLength} long, and ${nextNumber - hopLength} + ${hopLength} = ${nextNumber}.`,
    wrong: {
      [nextNumber + hopLength]: `hopped once more, on from ${nextNumber}`,
      [nextNumber - 1]: `made the last hop ${hopLength - 1} long`,
      [nextNumber + 1]: `made the last hop ${hopLength + 1} long`,
    },
  };
};

const cyclistRounds: Kind["createQuestion"] = (draw, round) => {
  const exactMetres = (2 + round) * 1000 + draw(1, 8) * 100 + draw(55, 94);
  const roundedMetres = Math.round(exactMetres / 100) * 100;
  return {
    topic: "Rounding",
    question: `A cyclist’s counter shows ${exactMetres} m. Her brother rounds it to the nearest hundred metres. What does he say?`,
    answer: `${roundedMetres} m`,
    why: `${exactMetres} lies between ${roundedMetres - 100} and ${roundedMetres}, and nearer to ${roundedMetres}.`,
    wrong: {
      [`${roundedMetres - 100} m`]: `left the ${exactMetres % 100} metres away`,
      [`${Math.round(exactMetres / 10) * 10} m`]: `rounded ${exactMetres} to the nearest ten`,
      [`${roundedMetres + 100} m`]: `went one hundred too far, past ${roundedMetres}`,
    },
  };
};

const antWalks: Kind["createQuestion"] = (draw, round) => {
  const [width, length] = [5 + round, draw(14, 22)];
  const perimeter = 2 * (width + length);
  return {
    topic: "Perimeter",
    question: `An ant walks once along all four edges of a tile that is ${length} cm long and ${width} cm wide. How far does the ant walk?`,
    answer: `${perimeter} cm`,
    why: `Two edges are ${length} cm and two are ${width} cm: ${length} + ${width} + ${length} + ${width} = ${perimeter}.`,
    wrong: {
      [`${length + width} cm`]: `stopped after the edges of ${length} and ${width}`,
      [`${length * width} cm`]: `found the area, ${length} times ${width}`,
      [`${perimeter - width} cm`]: `left out one edge of ${width} cm`,
    },
  };
};

const lemonadeJug: Kind["createQuestion"] = (draw, round) => {
  const [litres, glassMl] = [2 + round, 50 * draw(3, 7)];
  const [jugMl, pouredMl] = [litres * 1000, 4 * glassMl];
  return {
    topic: "Measurement",
    question: `A jug holds ${litres} litres of lemonade. Four glasses of ${glassMl} mL are poured out of it. How much is still in it?`,
    answer: `${jugMl - pouredMl} mL`,
    why: `Four glasses are 4 × ${glassMl} = ${pouredMl} mL, and ${jugMl} − ${pouredMl} = ${jugMl - pouredMl}.`,
    wrong: {
      [`${pouredMl} mL`]: `gave the ${pouredMl} mL that were poured out`,
      [`${jugMl - glassMl} mL`]: `poured one glass of ${glassMl} alone`,
      [`${jugMl + pouredMl} mL`]: `poured ${pouredMl} into the jug, not out`,
    },
  };
};

const brushChange: Kind["createQuestion"] = (draw, round) => {
  const [count, price] = [3 + round, draw(21, 38)];
  const cost = count * price;
  return {
    topic: "Money",
    question: `Kiran takes ${count} paint brushes at ${rupees(price)} each to the counter and hands over a ₹500 note. What does he get back?`,
    answer: rupees(500 - cost),
    why: `The brushes cost ${count} × ${price} = ${cost} rupees, and 500 − ${cost} = ${500 - cost}.`,
    wrong: {
      [rupees(cost)]: `gave what he pays, ${cost} rupees`,
      [rupees(500 - cost + price)]: `paid for ${count - 1} brushes of ${count}`,
      [rupees(500 - price)]: `paid for one brush of ${price} rupees`,
    },
  };
};

const beadRest: Kind["createQuestion"] = (draw, round) => {
  const [beadsPerBracelet, braceletCount, restCount] = [
    9 + 2 * round,
    20 + 3 * round + draw(0, 2),
    2 + round,
  ];
  const beadCount = beadsPerBracelet * braceletCount + restCount;
  return {
    topic: "Division",
    question: `Tara has ${beadCount} beads and threads as many bracelets of ${beadsPerBracelet} beads as she can. How many beads stay over?`,
    answer: String(restCount),
    why: `${braceletCount} bracelets take ${braceletCount} × ${beadsPerBracelet} = ${beadsPerBracelet * braceletCount} beads, and ${beadCount} − ${beadsPerBracelet * braceletCount} = ${restCount}.`,
    wrong: {
      [braceletCount]: `counted the bracelets, which are ${braceletCount}`,
      [beadsPerBracelet - restCount]: `found how many are missing to ${braceletCount + 1} bracelets`,
      [restCount + beadsPerBracelet]: `threaded one bracelet less than ${braceletCount}`,
    },
  };
};

const places = ["museum", "zoo", "planetarium", "fort", "library"];

const weekendTickets: Kind["createQuestion"] = (draw, round) => {
  const place = places[round] ?? "garden";
  const [friday, saturday, sunday] = [draw(110, 190), draw(310, 390), draw(410, 490)];
  return {
    topic: "Data Handling",
    form: "table",
    table: {
      caption: `Tickets sold at the ${place}`,
      head: ["Day", "Tickets"],
      rows: [
        ["Friday", String(friday)],
        ["Saturday", String(saturday)],
        ["Sunday", String(sunday)],
      ],
    },
    question: `How many more tickets did the ${place} sell on Saturday and Sunday together than on Friday?`,
    answer: String(saturday + sunday - friday),
    why: `The weekend has ${saturday} + ${sunday} = ${saturday + sunday}, and ${saturday + sunday} − ${friday} = ${saturday + sunday - friday}.`,
    wrong: {
      [saturday + sunday]: `forgot to take the ${friday} of Friday away`,
      [sunday - friday]: `compared the ${sunday} of Sunday alone`,
      [saturday + sunday + friday]: `added the ${friday} of Friday as well`,
    },
  };
};

const puzzleMachine: Kind["createQuestion"] = (draw, round) => {
  const [input, factor, subtrahend] = [draw(14, 29), 3 + round, 5 + round];
  const output = input * factor - subtrahend;
  return {
    topic: "Number puzzles",
    question: `A puzzle machine multiplies what is put in by ${factor} and then takes ${subtrahend} away. Out came ${output}. What was put in?`,
    answer: String(input),
    why: `Backwards: ${output} + ${subtrahend} = ${input * factor}, and ${input * factor} ÷ ${factor} = ${input}.`,
    wrong: {
      [input * factor]: `forgot to divide ${input * factor} by ${factor}`,
      [output * factor - subtrahend]: `put ${output} in once more`,
      [input + subtrahend]: `added ${subtrahend} again at the end of it`,
    },
  };
};

/** The questions of the paper, section by section. */
export const kinds: readonly Kind[] = [
  { family: "mango-crates", section: "A", createQuestion: mangoCrates },
  { family: "puppet-show", section: "A", createQuestion: puppetShow },
  { family: "frog-hops", section: "A", createQuestion: frogHops },
  { family: "cyclist-rounds", section: "A", createQuestion: cyclistRounds },
  { family: "ant-walks", section: "A", createQuestion: antWalks },
  { family: "lemonade-jug", section: "A", createQuestion: lemonadeJug },
  { family: "brush-change", section: "B", createQuestion: brushChange },
  { family: "bead-rest", section: "B", createQuestion: beadRest },
  { family: "weekend-tickets", section: "B", createQuestion: weekendTickets },
  { family: "puzzle-machine", section: "C", createQuestion: puzzleMachine },
];
