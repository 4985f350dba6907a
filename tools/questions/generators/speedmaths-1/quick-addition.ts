import { drawNumberWall } from "../../figures/number-boxes";
import { drawPictureGraph } from "../../figures/picture-graph";
import type { Family } from "../family";
import { cardsInARow, choicesOf, framesOfTen, numberMachine } from "../first-drawings";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { total } from "../quick-solvers";
import { listed } from "../words";

const make = familiesOf("Quick Addition");

/** The families of the topic Quick Addition. */
export const quickAddition: readonly Family[] = [
  make("fill-the-first-frame", 1, (draw) => {
    const [a, b] = [draw.int(7, 9), draw.int(4, 7)];
    if (a === b) return undefined;
    return {
      asks: [
        "Fill up the first frame in your head. How many counters are there in all?",
        "Each dot is a shell. Gita has those on the left, Ali those on the right. How many shells do they have?",
      ],
      key: a + b,
      slips: [
        [10 + b, "took the first frame for full"],
        [10 + a, "took the second frame for full"],
        [a + b + 1, "moved one dot over and counted it twice"],
        [a + b - 1, "moved one dot over and lost it"],
      ],
      way: `${10 - a} from the second frame fill the first. Then there are 10 and ${a + b - 10}: ${a + b}.`,
      figure: framesOfTen(a, b),
    };
  }),
  make("two-rows-make-ten", 1, (draw, turn) => {
    const [a, b] = [draw.int(3, 7), draw.int(3, 6)];
    const c = 10 - a;
    if (new Set([a, b, c]).size < 3) return undefined;
    const [names, what] =
      turn % 2 === 0
        ? ([["Mala", "Ben", "Tia"], "kites"] as const)
        : ([["Hari", "Nita", "Raj"], "fish"] as const);
    return {
      asks: [
        "Each picture is one kite. How many kites did the three children make?",
        "Each picture is one fish. How many fish did the three children catch?",
      ],
      key: 10 + b,
      slips: [
        [10, `left out ${names[1]}`],
        [a + b, `left out ${names[2]}`],
        [b + c, `left out ${names[0]}`],
        [11 + b, `counted one of the ${what} twice`],
        [9 + b, `missed one of the ${what}`],
        [10 + b + c, `counted the row of ${names[2]} twice`],
      ],
      way: `${names[0]} and ${names[2]} make ten: ${a} + ${c} = 10. Then 10 + ${b} = ${10 + b}.`,
      figure: picture(
        drawPictureGraph,
        `A picture graph, one picture for each of the ${what}: ${names[0]} has ${a} pictures, ${names[1]} has ${b}, ${names[2]} has ${c}`,
        {
          picture: turn % 2 === 0 ? ("kite" as const) : ("fish" as const),
          each: 1,
          unit: turn % 2 === 0 ? "kite" : "fish",
          rows: [
            { name: names[0], value: a },
            { name: names[1], value: b },
            { name: names[2], value: c },
          ],
        },
      ),
    };
  }),
  make("odd-sum-out", 2, (draw, turn) => {
    const sum = turn % 2 === 0 ? 10 : 12;
    const firsts = draw.shuffle(sum === 10 ? [6, 7, 8, 9] : [7, 8, 9, 10]);
    const off = draw.one([-1, 1]);
    const [odd = 0, ...others] = firsts;
    return {
      frames: [
        "Three of these sums make ten. Which one does not?",
        "Three of these sums make twelve. Which one does not?",
      ],
      key: `${odd} + ${sum - odd + off}`,
      slips: others.map((first) => [
        `${first} + ${sum - first}`,
        `did not see that ${first} and ${sum - first} make ${sum}`,
      ]),
      because: `${odd} + ${sum - odd + off} = ${sum + off}. The others make ${sum}.`,
      isWords: true,
    };
  }),
  make("machine-for-nearly-ten", 2, (draw) => {
    const [n, less] = [draw.int(5, 18), draw.int(1, 2)];
    return {
      asks: [
        "A number goes in on the left. Which number comes out on the right?",
        "Which number comes out at the end of this machine?",
      ],
      key: n + 10 - less,
      slips: [
        [n + 10 + less, "added in the second step too"],
        [n + 10, "left the second step out"],
        [n - less, "left the first step out"],
        [10 - less, "forgot the number that goes in"],
        [n + 20 - less, "added ten two times"],
      ],
      way: `${n} + 10 = ${n + 10}, and ${less} less is ${n + 10 - less}.`,
      figure: numberMachine(String(n), "+ 10", `− ${less}`, "?"),
    };
  }),
  make("best-of-two-rounds", 2, (draw, turn) => {
    const names = draw.shuffle(
      turn % 2 === 0 ? ["Asha", "Biju", "Chitra", "Dev"] : ["Ela", "Farid", "Gita", "Hari"],
    );
    const [a, b] = [draw.int(5, 7), draw.int(4, 6)];
    const offs = [
      [1, 2],
      [3, -2],
      [-2, 4],
      [2, 0],
    ] as const;
    const name = (index: number): string => names[index] ?? "";
    return {
      frames: [
        "The table shows the points of four children in two games. Who has the most points in all?",
        "The table shows how many mangoes four children picked on two days. Who picked the most in all?",
      ],
      key: name(0),
      slips: [
        [name(1), turn % 2 === 0 ? "looked at the first game alone" : "looked at the first day alone"],
        [name(2), turn % 2 === 0 ? "looked at the second game alone" : "looked at the second day alone"],
        [name(3), `did not add well: it is one fewer, ${a + b + 2}`],
      ],
      because: `${a + 1} + ${b + 2} = ${a + b + 3}. The others have ${a + b + 1} or ${a + b + 2}.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Name", "Game 1", "Game 2"] : ["Name", "Day 1", "Day 2"],
        rows: draw
          .shuffle([0, 1, 2, 3])
          .map((index) => [
            name(index),
            String(a + (offs[index]?.[0] ?? 0)),
            String(b + (offs[index]?.[1] ?? 0)),
          ]),
      },
    };
  }),
  make("top-of-a-small-wall", 3, (draw) => {
    const [a, b, c] = [draw.int(1, 5), draw.int(2, 5), draw.int(1, 5)];
    if (new Set([a, b, c]).size < 3) return undefined;
    return {
      asks: [
        "Two bricks side by side are added for the brick above them. Which number is on the top brick?",
        "Each brick is the sum of the two bricks under it. Which number comes to the very top?",
      ],
      key: a + 2 * b + c,
      slips: [
        [a + b + c, "added the three lowest bricks once each"],
        [a + b, "stopped at the left brick in the middle row"],
        [b + c, "stopped at the right brick in the middle row"],
        [2 * a + b + c, "took the left brick twice, not the middle one"],
        [a + b + 2 * c, "took the right brick twice, not the middle one"],
        [2 * (a + b + c), "added all lowest bricks two times"],
      ],
      way: `Above them stand ${a} + ${b} = ${a + b} and ${b} + ${c} = ${b + c}. ${a + b} + ${b + c} = ${a + 2 * b + c}.`,
      figure: picture(
        drawNumberWall,
        `A wall of six bricks: ${a}, ${b} and ${c} in the lowest row, two empty bricks above them, a question mark on top`,
        { rows: [["?"], ["", ""], [String(a), String(b), String(c)]] },
      ),
    };
  }),
  make("sum-that-cannot-be", 3, (draw) => {
    const cards = draw.shuffle([2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3);
    const pairs = choicesOf(cards, 2);
    const sums = pairs.map(total);
    const twice = draw.one([...cards, 0]);
    const key = twice === 0 ? total(cards) : 2 * twice;
    if (sums.includes(key) || new Set(sums).size < 3) return undefined;
    return {
      asks: [
        "Two of these cards are added. Which answer can you NOT get?",
        "Sita takes two of these three cards and adds them. Which sum is NOT possible?",
      ],
      key,
      slips: pairs.map((pair) => [total(pair), `did not try ${listed(pair)} together`]),
      way: `The sums are ${listed(sums)}. For ${key} you would need ${twice === 0 ? "all three cards" : `two cards with ${twice}`}.`,
      figure: cardsInARow(cards),
    };
  }),
];
