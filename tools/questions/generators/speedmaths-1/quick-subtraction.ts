import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { cardsInARow, choicesOf, framesOfTen, numberMachine, rowsOf } from "../first-drawings";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { listed } from "../words";

const make = familiesOf("Quick Subtraction");

/** The families of the topic Quick Subtraction. */
export const quickSubtraction: readonly Family[] = [
  make("taken-from-two-frames", 1, (draw) => {
    const [ones, taken] = [draw.int(3, 7), draw.int(6, 9)];
    const key = 10 + ones - taken;
    if (taken <= ones || key === taken) return undefined;
    return {
      asks: [
        `${taken} of these counters are taken away. How many counters stay?`,
        `Each dot is a laddu. ${taken} laddus are eaten. How many laddus are left?`,
      ],
      key,
      slips: [
        [10 - taken, "forgot the second frame"],
        [key + 1, `took away one fewer than ${taken}`],
        [key - 1, `took away one more than ${taken}`],
        [taken - ones, `took ${ones} off ${taken}`],
      ],
      way: `There are ${10 + ones}. First ${ones} go, 10 stay. Then ${taken - ones} more go: ${key}.`,
      figure: framesOfTen(10, ones),
    };
  }),
  make("longer-ribbon-by", 1, (draw, turn) => {
    const [a, b] = [draw.int(12, 19), draw.int(5, 9)];
    const [first, second] = turn % 2 === 0 ? (["Red", "Blue"] as const) : (["Mira", "Jay"] as const);
    return {
      asks: [
        "The strips are a red and a blue ribbon. How much longer is the red ribbon?",
        "The strips show the points of Mira and Jay. How many more points does Mira have?",
      ],
      key: a - b,
      slips: [
        [a + b, "put the two together"],
        [b, "gave the shorter one"],
        [a, "gave the longer one"],
        [a - b + 1, `counted ${b} itself while counting up`],
        [a - b - 1, `stopped before ${a} while counting up`],
      ],
      way: `From ${b} up to ${a}: ${10 - b} to 10, and ${a - 10} more. That is ${a - b}.`,
      figure: picture(
        drawStrips,
        `Two strips: ${first} with the number ${a}, ${second} with the number ${b}`,
        {
          rows: [
            { name: first, parts: [{ size: a, words: String(a), isGrey: true }] },
            { name: second, parts: [{ size: b, words: String(b) }] },
          ],
        },
      ),
    };
  }),
  make("second-step-down", 2, (draw) => {
    const [ones, key] = [draw.int(2, 6), draw.int(2, 7)];
    const [from, out] = [10 + ones, 10 - key];
    if (ones === key || out === key) return undefined;
    return {
      asks: [
        "The machine takes away two times. How much does it take away the second time?",
        "Which number is missing in the second step of this machine?",
      ],
      key,
      slips: [
        [from - out, "took both steps together"],
        [ones, "copied the first step"],
        [out, "copied the number that comes out"],
        [10, "gave the number after the first step"],
        [key + 1, "counted 10 as the first step back"],
        [key - 1, `stopped before ${out} while counting back`],
      ],
      way: `${from} − ${ones} = 10. From 10 down to ${out} it is ${key}.`,
      figure: numberMachine(String(from), `− ${ones}`, "− ?", String(out)),
    };
  }),
  make("cards-so-far-apart", 2, (draw, turn) => {
    const cards = draw.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).slice(0, 4);
    const gap = draw.one(turn % 2 === 0 ? [4, 6] : [3, 5]);
    const gapOf = ([a = 0, b = 0]: readonly number[]): number => Math.abs(a - b);
    const pairs = choicesOf(cards, 2).toSorted((x, y) => Math.abs(gapOf(x) - gap) - Math.abs(gapOf(y) - gap));
    const [right = [], ...others] = pairs;
    if (gapOf(right) !== gap || others.filter((pair) => gapOf(pair) === gap).length > 0) return undefined;
    return {
      frames: [
        `On which two cards is one number ${gap} more than the other?`,
        `Kabir is ${gap} years older than his sister. Which two cards can show the two ages?`,
      ],
      key: listed(right),
      slips: others.map((pair) => [
        listed(pair),
        `counted wrong: from one to the other it is ${gapOf(pair)}`,
      ]),
      because: `From ${Math.min(...right)} up to ${Math.max(...right)} it is ${gap}.`,
      isWords: true,
      figure: cardsInARow(cards),
    };
  }),
  make("most-that-is-left", 2, (draw, turn) => {
    const names = draw.shuffle(
      turn % 2 === 0 ? ["Lila", "Manu", "Nina", "Om"] : ["Pia", "Ravi", "Sara", "Tej"],
    );
    const more = draw.int(0, 3);
    const rows = [
      [12, 4],
      [15, 8],
      [9, 2],
      [13, 9],
    ] as const;
    const name = (index: number): string => names[index] ?? "";
    return {
      frames: [
        "Four children had nuts and ate some of them. Who has the most nuts left?",
        "Four children had balloons, and some of them burst. Who has the most balloons left?",
      ],
      key: name(0),
      slips: [
        [
          name(1),
          turn % 2 === 0 ? "looked who had the most at first" : "took the most balloons at the start",
        ],
        [name(2), turn % 2 === 0 ? "looked who ate the fewest" : "took the fewest that burst"],
        [name(3), turn % 2 === 0 ? "looked who ate the most" : "took the most that burst"],
      ],
      because: `${12 + more} − 4 = ${8 + more} are left there, and fewer with the others.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Name", "Had", "Ate"] : ["Name", "Had", "Burst"],
        rows: draw
          .shuffle([0, 1, 2, 3])
          .map((index) => [
            name(index),
            String((rows[index]?.[0] ?? 0) + more),
            String(rows[index]?.[1] ?? 0),
          ]),
      },
    };
  }),
  make("give-until-equal", 3, (draw, turn) => {
    const [key, few] = [draw.int(2, 3), draw.int(2, 4)];
    const many = few + 2 * key;
    const [giver, taker] = turn % 2 === 0 ? (["Ana", "Om"] as const) : (["Ravi", "Mia"] as const);
    return {
      asks: [
        "Each dot is a bead. How many beads must Ana give Om, so that both have the same number?",
        "Each dot is a nut. How many nuts must Ravi give Mia, so that both have the same number?",
      ],
      key,
      slips: [
        [2 * key, `gave all that ${giver} has more`],
        [few + key, "told how many each one has then"],
        [few, `gave as many as ${taker} has`],
        [key + 1, `gave one too many: ${taker} then has more`],
        [key - 1, `gave one too few: ${giver} still has more`],
      ],
      way: `${giver} has ${2 * key} more. Half of them go over: ${many} − ${key} = ${few + key} and ${few} + ${key} = ${few + key}.`,
      figure: rowsOf(`Two rows of dots: ${giver} has ${many} dots, ${taker} has ${few}`, [
        { name: giver, things: "o".repeat(many) },
        { name: taker, things: "o".repeat(few) },
      ]),
    };
  }),
  make("together-and-some-more", 3, (draw, turn) => {
    const [key, gap] = [draw.int(3, 6), draw.int(2, 5)];
    const sum = 2 * key + gap;
    const [less, more] = turn % 2 === 0 ? (["Dev", "Uma"] as const) : (["Ira", "Sam"] as const);
    if (key === gap) return undefined;
    return {
      asks: [
        `Dev and Uma have ${sum} shells together. Uma has ${gap} more than Dev. How many shells does Dev have?`,
        `Ira and Sam read ${sum} pages together. Sam reads ${gap} more than Ira. How many pages does Ira read?`,
      ],
      key,
      slips: [
        [key + gap, `found the number of ${more}`],
        [2 * key, `took ${gap} off and did not share the rest`],
        [sum / 2, "shared all of it into two equal parts"],
        [gap, `gave how many more ${more} has`],
        [key + 1, "shared the rest, but not into equal parts"],
      ],
      way: `Without the ${gap} more there are ${sum} − ${gap} = ${2 * key}. Half of ${2 * key} is ${key}.`,
      figure: picture(
        drawStrips,
        `Two strips: ${less} has a part with a question mark; ${more} has an equal part and a part of ${gap} more`,
        {
          rows: [
            { name: less, parts: [{ size: key, words: "?" }] },
            { name: more, parts: [{ size: key }, { size: gap, words: String(gap), isGrey: true }] },
          ],
        },
      ),
    };
  }),
];
