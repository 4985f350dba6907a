import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { Span } from "./quick-products";
import { withUnit, type MakeFamily } from "./quick-family";

/** How much a few coins or notes of two kinds are worth. */
export function coinsTogether(
  make: MakeFamily,
  level: Level,
  kinds: readonly (readonly [number, number])[],
  [least, most]: Span,
  stories: readonly [(a: string, b: string) => string, (a: string, b: string) => string],
): Family {
  return make("coins-together", level, (draw) => {
    const [big, small] = draw.one(kinds);
    const [a, b] = [draw.int(least, most), draw.int(least, most)];
    const key = a * big + b * small;
    const noun = (value: number): string => (value >= 10 ? "note" : "coin");
    const text = (many: number, value: number): string =>
      `${many} ${noun(value)}${many === 1 ? "" : "s"} of ₹${value}`;
    const worth = (one: string, many: number, value: number): string =>
      many === 1 ? `${one} ₹${value} ${noun(value)}` : `₹${many * value} in ₹${value} ${noun(value)}s`;
    return {
      asks: [stories[0](text(a, big), text(b, small)), stories[1](text(a, big), text(b, small))],
      key,
      unit: "₹",
      slips: [
        [a * big, `leaving out the ₹${small} ${noun(small)}s`],
        [a * small + b * big, `swapping the ₹${big} and ₹${small} ${noun(small)}s`],
        [key + small, `counting one ₹${small} ${noun(small)} too many`],
        [key - small, `counting one ₹${small} ${noun(small)} too few`],
        [key + big, `counting one ₹${big} ${noun(big)} too many`],
        [key - big, `counting one ₹${big} ${noun(big)} too few`],
        [a + b, "counting the pieces, not the rupees"],
      ],
      way: `${worth("One", a, big)} and ${worth("one", b, small)} make ₹${key}.`,
    };
  });
}

/** How many coins of one kind make an amount. */
export function coinsForAnAmount(
  make: MakeFamily,
  level: Level,
  kinds: readonly number[],
  [least, most]: Span,
  stories: readonly [(kind: number, amount: number) => string, (kind: number, amount: number) => string],
): Family {
  return make("coins-for-an-amount", level, (draw) => {
    const [kind, key] = [draw.one(kinds), draw.int(least, most)];
    const amount = kind * key;
    return {
      asks: [stories[0](kind, amount), stories[1](kind, amount)],
      key,
      slips: [
        [key + 1, `counting up one ₹${kind} too far`],
        [key - 1, `stopping one ₹${kind} too early`],
        [amount, "counting ₹1 coins"],
        [amount - kind, `taking ₹${kind} away`],
        [key * 2, "counting each one twice"],
        [key + 2, "a slip in counting"],
      ],
      way: `Count in ${kind}s up to ${amount}: that takes ${key} steps.`,
    };
  });
}

/** The change from a note for one price. */
export function changeFrom(
  make: MakeFamily,
  [name, level]: readonly [string, Level],
  notes: readonly number[],
  [least, most]: Span,
  stories: readonly [(price: number, note: number) => string, (price: number, note: number) => string],
): Family {
  return make(name, level, (draw) => {
    const [note, price] = [draw.one(notes), draw.int(least, most)];
    const key = note - price;
    const next = price + 10 - (price % 10);
    if (key < 2 || key === price || (note > 20 && price % 10 === 0)) return undefined;
    return {
      asks: [stories[0](price, note), stories[1](price, note)],
      key,
      unit: "₹",
      slips: [
        [
          note > 20 ? key + 10 : key + 1,
          note > 20 ? "making the tens up too far" : "counting the first rupee twice",
        ],
        [note > 20 && key > 10 ? key - 10 : key - 1, "stopping too early"],
        [price, "putting down the price"],
        [note + price, "adding the price"],
        [key + 2, "a slip in counting"],
      ],
      way:
        note > 20 && next < note
          ? `Count up from ${withUnit(price, "₹")}: ₹${next - price} to ₹${next}, then ₹${note - next} to ₹${note}. That is ₹${key}.`
          : `Count up from ₹${price} to ₹${note}: that is ₹${key}.`,
    };
  });
}
