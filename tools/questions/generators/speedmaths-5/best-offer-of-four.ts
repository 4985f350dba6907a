import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Money and Change");

/** “best offer of four”, for the topic of money-and-change.ts. */
export const bestOfferOfFour: readonly Family[] = [
  make("best-offer-of-four", 2, (draw, turn) => {
    const base = draw.int(9, 18);
    const counts = draw.shuffle([3, 4, 5, 6]);
    const ups = draw.shuffle([0, 1, 2, 3]);
    const offers = counts.map((n, index) => ({ n, each: base + (ups[index] ?? 0) }));
    const best = offers.find(({ each }) => each === base);
    const few = Math.min(...offers.map(({ n, each }) => n * each));
    if (!best || best.n * best.each === few || best.n === 6) return undefined;
    const text = ({ n, each }: { n: number; each: number }): string => `${n} for ₹${n * each}`;
    return {
      frames: [
        "Four stalls sell the same pens. At which offer is a pen the cheapest?",
        "Mangoes of one kind are sold in four ways. In which way does one mango cost the least?",
      ],
      key: text(best),
      slips: offers
        .filter((offer) => offer !== best)
        .map((offer) => [
          text(offer),
          offer.n * offer.each === few
            ? `went by the smallest sum; one costs ₹${offer.each}`
            : offer.n === 6
              ? `went by the largest number; one costs ₹${offer.each}`
              : `${offer.n * offer.each} ÷ ${offer.n} makes ₹${offer.each} for one`,
        ]),
      because: `Divide to find the price of one ${turn % 2 === 0 ? "pen" : "mango"}: here it is ₹${base}, and the others cost more.`,
      isWords: true,
    };
  }),
];
