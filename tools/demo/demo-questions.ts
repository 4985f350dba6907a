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
  const [crateCount, each, fallen] = [4 + round, draw(11, 19), 2 + round];
  const loaded = crateCount * each;
  return {
    topic: "Multiplication",
    question: `A mule cart sets out with ${crateCount} crates of ${each} mangoes each. On the way ${fallen} mangoes roll off. How many mangoes reach the market?`,
    answer: String(loaded - fallen),
    why: `The cart carries ${crateCount} × ${each} = ${loaded} mangoes, and ${loaded} − ${fallen} = ${loaded - fallen}.`,
    wrong: {
      [loaded]: `left the ${fallen} that rolled off on the cart`,
      [loaded + fallen]: `added the ${fallen} that rolled off`,
      [loaded - each]: `took away a whole crate of ${each}`,
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
  const [first, step] = [draw(12, 30), 6 + round];
  const shown = [0, 1, 2, 3].map((place) => first + place * step);
  const next = first + 4 * step;
  return {
    topic: "Patterns",
    question: `A frog hops along a number line and lands on ${shown.join(", ")}. All hops are alike. Where does it land next?`,
    answer: String(next),
    why: `Each hop is ${step} long, and ${next - step} + ${step} = ${next}.`,
    wrong: {
      [next + step]: `hopped once more, on from ${next}`,
      [next - 1]: `made the last hop ${step - 1} long`,
      [next + 1]: `made the last hop ${step + 1} long`,
    },
  };
};

const cyclistRounds: Kind["createQuestion"] = (draw, round) => {
  const exact = (2 + round) * 1000 + draw(1, 8) * 100 + draw(55, 94);
  const answer = Math.round(exact / 100) * 100;
  return {
    topic: "Rounding",
    question: `A cyclist’s counter shows ${exact} m. Her brother rounds it to the nearest hundred metres. What does he say?`,
    answer: `${answer} m`,
    why: `${exact} lies between ${answer - 100} and ${answer}, and nearer to ${answer}.`,
    wrong: {
      [`${answer - 100} m`]: `left the ${exact % 100} metres away`,
      [`${Math.round(exact / 10) * 10} m`]: `rounded ${exact} to the nearest ten`,
      [`${answer + 100} m`]: `went one hundred too far, past ${answer}`,
    },
  };
};

const antWalks: Kind["createQuestion"] = (draw, round) => {
  const [width, length] = [5 + round, draw(14, 22)];
  const around = 2 * (width + length);
  return {
    topic: "Perimeter",
    question: `An ant walks once along all four edges of a tile that is ${length} cm long and ${width} cm wide. How far does the ant walk?`,
    answer: `${around} cm`,
    why: `Two edges are ${length} cm and two are ${width} cm: ${length} + ${width} + ${length} + ${width} = ${around}.`,
    wrong: {
      [`${length + width} cm`]: `stopped after the edges of ${length} and ${width}`,
      [`${length * width} cm`]: `found the area, ${length} times ${width}`,
      [`${around - width} cm`]: `left out one edge of ${width} cm`,
    },
  };
};

const lemonadeJug: Kind["createQuestion"] = (draw, round) => {
  const [litres, glass] = [2 + round, 50 * draw(3, 7)];
  const [whole, poured] = [litres * 1000, 4 * glass];
  return {
    topic: "Measurement",
    question: `A jug holds ${litres} litres of lemonade. Four glasses of ${glass} mL are poured out of it. How much is still in it?`,
    answer: `${whole - poured} mL`,
    why: `Four glasses are 4 × ${glass} = ${poured} mL, and ${whole} − ${poured} = ${whole - poured}.`,
    wrong: {
      [`${poured} mL`]: `gave the ${poured} mL that were poured out`,
      [`${whole - glass} mL`]: `poured one glass of ${glass} alone`,
      [`${whole + poured} mL`]: `poured ${poured} into the jug, not out`,
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
  const [each, full, over] = [9 + 2 * round, 20 + 3 * round + draw(0, 2), 2 + round];
  const all = each * full + over;
  return {
    topic: "Division",
    question: `Tara has ${all} beads and threads as many bracelets of ${each} beads as she can. How many beads stay over?`,
    answer: String(over),
    why: `${full} bracelets take ${full} × ${each} = ${each * full} beads, and ${all} − ${each * full} = ${over}.`,
    wrong: {
      [full]: `counted the bracelets, which are ${full}`,
      [each - over]: `found how many are missing to ${full + 1} bracelets`,
      [over + each]: `threaded one bracelet less than ${full}`,
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
  const [start, factor, less] = [draw(14, 29), 3 + round, 5 + round];
  const end = start * factor - less;
  return {
    topic: "Number puzzles",
    question: `A puzzle machine multiplies what is put in by ${factor} and then takes ${less} away. Out came ${end}. What was put in?`,
    answer: String(start),
    why: `Backwards: ${end} + ${less} = ${start * factor}, and ${start * factor} ÷ ${factor} = ${start}.`,
    wrong: {
      [start * factor]: `forgot to divide ${start * factor} by ${factor}`,
      [end * factor - less]: `put ${end} in once more`,
      [start + less]: `added ${less} again at the end of it`,
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
