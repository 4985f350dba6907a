import { drawMoney, type Coin } from "../../figures/money";
import type { DraftFigure, Family } from "../family";
import { makeSum } from "../first-drawings";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { total } from "../quick-solvers";
import { listed } from "../words";

const make = familiesOf("Coins and Notes");

const tell = (coins: readonly Coin[]): string => `Coins of ${listed(coins.map((coin) => `₹${coin}`))}`;
const coinsDrawn = (coins: readonly Coin[]): DraftFigure => picture(drawMoney, tell(coins), { coins });
/** The coins that an option tells of. */
const coinsOf = (option: string): Coin[] =>
  ([1, 2, 5, 10] as const).flatMap((coin) =>
    Array.from({ length: option.split(/\D+/).filter((part) => part === String(coin)).length }, () => coin),
  );

/** The families of the topic Coins and Notes. */
export const coinsAndNotes: readonly Family[] = [
  make("coins-in-a-heap", 1, (draw) => {
    const coins = draw.shuffle<Coin>([draw.one([5, 10] as const), 5, 2, draw.one([2, 1] as const), 1]);
    const sum = total(coins);
    return {
      asks: [
        "How many rupees are these coins worth?",
        "Farhan has these coins. How many rupees does he have?",
      ],
      key: sum,
      slips: [
        [coins.length, "counted the coins, not their worth"],
        [sum - 5, "left one ₹5 coin out"],
        [sum - 2, "left one ₹2 coin out"],
        [sum + 3, "took a ₹2 coin for ₹5"],
        [sum + 1, "took a ₹1 coin for ₹2"],
        [sum + 5, "counted one ₹5 coin twice"],
      ],
      way: `Start with the largest: ${coins.toSorted((a, b) => b - a).join(" + ")} = ${sum}.`,
      figure: coinsDrawn(coins),
    };
  }),
  make("purse-with-just-so-much", 1, (draw) => {
    const last = draw.one<Coin>([1, 2]);
    const other: Coin = last === 1 ? 2 : 1;
    const sum = 7 + last;
    return {
      frames: [
        `Which purse has just ₹${sum} in it?`,
        `A top costs ₹${sum}. Which coins pay for it and leave nothing over?`,
      ],
      key: tell([5, 2, last]),
      slips: [
        [tell([5, 2, other]), `took a ₹${other} coin for ₹${last}`],
        [
          tell(last === 1 ? [5, 1, 1] : [5, 5, 2]),
          last === 1 ? "took a ₹1 coin for ₹2" : "took a ₹5 coin for ₹2",
        ],
        [tell([2, 2, last]), "took a ₹2 coin for ₹5"],
      ],
      because: `₹5 and ₹2 make ₹7, and ₹${last} more is ₹${sum}.`,
      isWords: true,
      picture: (option) => drawMoney({ alt: option, coins: coinsOf(option) }),
    };
  }),
  make("rupees-that-lack", 2, (draw, turn) => {
    const coins = draw.shuffle<Coin>([5, draw.one([2, 5] as const), draw.one([1, 2] as const)]);
    const [sum, price] = [total(coins), turn % 2 === 0 ? draw.int(13, 16) : draw.int(17, 20)];
    const key = price - sum;
    if (key === sum || key < 3) return undefined;
    const [last = 1] = coins.toSorted((a, b) => a - b);
    return {
      asks: [
        `A kite costs ₹${price}. Zoya has these coins. How many more rupees does she need?`,
        `A ball costs ₹${price}. Tenzin has these coins. How many more rupees does he need?`,
      ],
      key,
      slips: [
        [sum, "counted the money that is there"],
        [key + last, `did not count the ₹${last} coin`],
        [key - 1, `stopped before ₹${price} while counting on`],
        [price - 5, "counted one ₹5 coin alone"],
        [price - 3, "took off the number of coins"],
      ],
      way: `The coins are worth ₹${sum}. From ₹${sum} to ₹${price} it is ₹${key}.`,
      figure: coinsDrawn(coins),
    };
  }),
  make("as-much-in-small-coins", 2, (draw) => {
    const coins = draw.one<readonly Coin[]>([
      [5, 5],
      [10, 2],
      [5, 2, 5],
      [2, 10, 2],
      [10, 5, 1],
      [5, 1, 2],
    ]);
    const sum = total(coins);
    const key = sum / 2;
    return {
      asks: [
        "How many ₹2 coins are worth as much as these coins?",
        "Meera changes these coins into ₹2 coins. How many ₹2 coins does she get?",
      ],
      key,
      slips: [
        [sum, "counted in ₹1 coins"],
        [coins.length, "counted the coins that are drawn"],
        [sum - 2, "took 2 off instead of counting in twos"],
        [key + 1, `counted in twos past ₹${sum}`],
        [key - 1, `counted in twos and stopped before ₹${sum}`],
        [2 * sum, "took two coins for each rupee"],
      ],
      way: `They are worth ₹${sum}. Count in twos up to ${sum}: that takes ${key} coins.`,
      figure: coinsDrawn(coins),
    };
  }),
  make("two-things-for-just", 2, (draw, turn) => {
    const names = turn % 2 === 0 ? ["Pen", "Bun", "Top", "Cap"] : ["Toy", "Mug", "Bat", "Map"];
    const prices = draw.shuffle([4, 5, 6, 7, 8, 9, 10, 11]).slice(0, 4);
    const sum = draw.int(13, 18);
    const made = makeSum(prices, 2, sum);
    const named = (text: string): string =>
      text.replaceAll(/\d+/g, (price) => names[prices.indexOf(Number(price))] ?? "");
    return (
      made && {
        frames: [
          `Kavi pays ₹${sum} for two things. Which two are they?`,
          `Which two things cost ₹${sum} together?`,
        ],
        key: named(made.key),
        slips: made.slips.map(([option, mistake]) => [
          named(option),
          mistake.replaceAll(/(\d+)/g, "₹$1").replace("these make", "they cost"),
        ]),
        because: `${made.key.replaceAll(/(\d+)/g, "₹$1")} make ₹${sum}.`,
        isWords: true,
        table: {
          head: ["Thing", "Price in ₹"],
          rows: names.map((name, index) => [name, String(prices[index])]),
        },
      }
    );
  }),
  make("fewest-coins-for-it", 3, (draw, turn) => {
    const sum = draw.one(turn % 2 === 0 ? [8, 9, 13, 14] : [16, 17, 18, 19]);
    const [fives, rest] = [Math.floor(sum / 5), sum % 5];
    const key = fives + Math.floor(rest / 2) + (rest % 2);
    return {
      asks: [
        `Lata pays ₹${sum} with coins of ₹5, ₹2 and ₹1. What is the smallest number of coins she can pay with?`,
        `A jar has coins of ₹5, ₹2 and ₹1. What is the smallest number of them that makes ₹${sum}?`,
      ],
      key,
      slips: [
        [Math.floor(sum / 2) + (sum % 2), "used no ₹5 coins"],
        [fives + rest, "used no ₹2 coins"],
        [fives, "stopped when no more ₹5 coin fits"],
        [fives - 1 + Math.floor((rest + 5) / 2) + ((rest + 5) % 2), "used one ₹5 coin too few"],
        [3, "took one coin of each kind"],
        [key - 1, `forgot the last coin up to ₹${sum}`],
      ],
      way: `Take ${fives === 1 ? "one ₹5 coin" : `${fives} coins of ₹5`} first, that is ₹${fives * 5}. The other ₹${rest} need ${key - fives} more: ${key} in all.`,
    };
  }),
  make("left-after-two-things", 3, (draw, turn) => {
    const [a = 0, b = 0, c = 0] = draw.shuffle([3, 4, 5, 6, 7, 8, 9]);
    const key = 20 - a - b;
    if (key < 4 || key === a || key === b) return undefined;
    const names = turn % 2 === 0 ? (["Bun", "Milk", "Tea"] as const) : (["Pen", "Ball", "Flag"] as const);
    return {
      asks: [
        "Bina buys a bun and milk and pays with ₹20. How many rupees does she get back?",
        "Irfan buys a pen and a ball and pays with ₹20. How many rupees does he get back?",
      ],
      key,
      slips: [
        [20 - a, `did not pay for the ${names[1].toLowerCase()}`],
        [20 - b, `did not pay for the ${names[0].toLowerCase()}`],
        [a + b, "gave the price of the two things"],
        [20 - a - b - c, `paid for the ${names[2].toLowerCase()} too`],
        [20 - a - c, `took the price of the ${names[2].toLowerCase()} for the second thing`],
        [10 - Math.min(a, b), "took the note for ₹10 and one thing"],
      ],
      way: `Both cost ₹${a} + ₹${b} = ₹${a + b}. From ₹${a + b} to ₹20 it is ₹${key}.`,
      table: {
        head: ["Thing", "Price in ₹"],
        rows: draw.shuffle([0, 1, 2]).map((index) => [names[index] ?? "", String([a, b, c][index])]),
      },
    };
  }),
];
