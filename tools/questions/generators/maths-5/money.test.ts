import { describeKeys } from "../second-computation";
import { money } from "./money";

describeKeys(money, {
  "bill-and-change": (_, [first = 0, second = 0, note = 0]) => note - first - second,
  "price-of-several": (_, [each = 0, many = 0]) => {
    let paise = 0;
    for (let piece = 0; piece < many; piece++) paise += Math.round(each * 100);
    return paise / 100;
  },
  "from-one-to-many": (stem, [first = 0, second = 0, many = 0]) => {
    const [cost, few] = stem.startsWith("A fruit") ? [first, second] : [second, first];
    return (cost * many) / few;
  },
  "profit-after-repair": (_, [cost = 0, repair = 0, sold = 0]) => sold - (cost + repair),
  "dozens-sold-singly": (_, [dozens = 0, perDozen = 0, spoilt = 0, each = 0]) => {
    let purse = -dozens * perDozen;
    for (let piece = spoilt; piece < dozens * 12; piece++) purse += each;
    return purse;
  },
});
