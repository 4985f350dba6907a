import { drawMoney, type Coin, type Note } from "../../figures/money";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { total } from "../quick-solvers";
import { listed } from "../words";
import { priceOfMorePieces } from "./price-of-more-pieces";
import { severalJustUnderHundreds } from "./several-just-under-hundreds";
import { twoThingsForExactly } from "./two-things-for-exactly";

const make = familiesOf("Money and Change");

/** The families of the topic Money and Change. */
export const moneyAndChange: readonly Family[] = [
  make("left-of-the-drawn-money", 1, (draw, turn) => {
    const notes: Note[] = turn % 2 === 0 ? [100, 50] : [50, 20, 20];
    const coins = draw.shuffle<Coin>([10, 5, 5, 2, 1]).slice(0, 3);
    const sum = total([...notes, ...coins]);
    const price = draw.int(3, turn % 2 === 0 ? 9 : 5) * 10 + 9;
    const digitwise =
      100 * Math.floor(sum / 100) +
      10 * Math.abs((Math.floor(sum / 10) % 10) - Math.floor(price / 10)) +
      Math.abs((sum % 10) - (price % 10));
    return {
      asks: [
        `Nisha has the money in the drawing and buys a cap for ₹${price}. How many rupees are left?`,
        `The drawing shows what is in a purse. A bus ticket for ₹${price} is paid from it. How many rupees are still in the purse?`,
      ],
      key: sum - price,
      slips: [
        [sum - price - 2, "took off 1 more instead of giving 1 back"],
        [digitwise < sum ? digitwise : 0, "took the smaller digit off the larger each time"],
        [sum - price + 10, "forgot that a ten was opened"],
        [sum - price - 10, "took a ten too much off"],
        [total(notes) - price, "left the coins out"],
      ],
      way: `The money is ₹${sum}. ${sum} − ${price + 1} = ${sum - price - 1}, and 1 more is ${sum - price}.`,
      figure: picture(
        drawMoney,
        `Notes of ${listed(notes.map((note) => `₹${note}`))}, and coins of ${listed(coins.map((coin) => `₹${coin}`))}`,
        { coins, notes },
      ),
    };
  }),
  ...priceOfMorePieces,
  ...severalJustUnderHundreds,
  ...twoThingsForExactly,
];
