import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { offerAndThenCoupon } from "./offer-and-then-coupon";
import { sliceWithoutANumber } from "./slice-without-a-number";
import { fromOnePerCentToAnother } from "./from-one-per-cent-to-another";

const make = familiesOf("Per Cents of Numbers");

/** The families of the topic Per Cents of Numbers. */
export const perCentsOfNumbers: readonly Family[] = [
  make("smallest-of-mixed-forms", 1, (draw) => {
    const [quarter, fifth] = [draw.one(["1/4", "1/5", "3/10"]), draw.one(["0.3", "0.22", "0.28"])];
    const [cent, hundredths] = [draw.int(18, 34), draw.int(18, 34)];
    const value = (text: string): number =>
      text.endsWith("%")
        ? Number(text.slice(0, -1))
        : text.includes("/")
          ? (Number(text.split("/")[0]) / Number(text.split("/")[1])) * 100
          : Number(text) * 100;
    const options = [quarter, fifth, `${cent}%`, `${hundredths}/100`];
    const values = options.map((option) => tidy(value(option)));
    const least = values.indexOf(Math.min(...values));
    if (new Set(values).size < 4 || least === 3) return undefined;
    return {
      frames: [
        "Which of these is the smallest?",
        "Four shops take these parts off the price of a bicycle. In which shop is the least taken off?",
      ],
      key: options[least] ?? "",
      slips: options.flatMap((option, index) =>
        index === least
          ? []
          : [[option, `as a per cent it is ${values[index]}%, more than ${values[least]}%`] as const],
      ),
      because: `Write all as per cents: ${values.map((one) => `${one}%`).join(", ")}. The smallest is ${values[least]}%.`,
      isWords: true,
    };
  }),
  ...offerAndThenCoupon,
  ...sliceWithoutANumber,
  ...fromOnePerCentToAnother,
];
