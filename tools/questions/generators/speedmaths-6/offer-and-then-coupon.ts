import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Per Cents of Numbers");

/** “offer and then coupon” and “ten per cent and half of it”, for the topic of per-cents-of-numbers.ts. */
export const offerAndThenCoupon: readonly Family[] = [
  make("offer-and-then-coupon", 2, (draw) => {
    const [price, p, coupon] = [draw.int(6, 19) * 50, draw.one([10, 20, 30]), draw.one([20, 30, 50, 60])];
    const key = (price * (100 - p)) / 100 - coupon;
    return {
      asks: [
        `A bag of ₹${price} is sold at ${p}% off, and a coupon takes ₹${coupon} more off. How many rupees does it cost then?`,
        `From his wage of ₹${price} Hari saves ${p}% and gives ₹${coupon} to his sister. How many rupees are left?`,
      ],
      key,
      slips: [
        [price - p - coupon, "took the per cent off as rupees"],
        [(price * (100 - p)) / 100, "forgot the second amount"],
        [((price - coupon) * (100 - p)) / 100, "took the second amount off first"],
        [(price * (100 - p)) / 100 + coupon, "added the second amount"],
        [key - coupon, "took the second amount off twice"],
      ],
      way: `${p}% of ₹${price} is ₹${(price * p) / 100}. ${price} − ${(price * p) / 100} − ${coupon} = ${key}.`,
    };
  }),
  make("ten-per-cent-and-half-of-it", 1, (draw) => {
    const [n, p] = [draw.int(6, 24) * 20, draw.one([15, 35, 45])];
    const key = (n * p) / 100;
    return {
      asks: [
        `What is ${p}% of ${n}?`,
        `A hall has ${n} seats, and there are buyers for ${p}% of them. How many seats have been sold?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [(n * (p - 5)) / 100, "left out the 5 per cent"],
        [(n * (p + 5)) / 100, "took 10 per cent for the last 5"],
        [n - key, "took what is left"],
        [(n * (p - 5)) / 100 + 5, "added 5 instead of 5 per cent"],
        [tidy(key / 10), "lost a zero"],
      ],
      way: `10% is ${n / 10} and 5% is half of that, ${n / 20}. So ${p}% is ${(p - 5) / 10} × ${n / 10} + ${n / 20} = ${key}.`,
    };
  }),
];
