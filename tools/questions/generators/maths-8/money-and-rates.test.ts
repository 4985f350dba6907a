import { isNear, onlyOne, partOf } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { directAndInverseProportion } from "./direct-and-inverse-proportion";
import { percentageAndInterest } from "./percentage-and-interest";

describeKeys(percentageAndInterest, {
  "marked-price": (stem, numbers) => {
    const percent = Number(partOf(stem, /(\d+)%/));
    const paid = Math.max(...numbers);
    return search(paid, (price) => isNear(price - (price / 100) * percent, paid));
  },
  "compound-interest": (stem, numbers) => {
    const [rate, sum] = [Number(partOf(stem, /(\d+)%/)), Math.max(...numbers)];
    const first = (sum / 100) * rate;
    return Math.round((first + ((sum + first) / 100) * rate) * 100) / 100;
  },
  "rise-and-then-fall": (_, [up = 0, down = 0], options) => {
    const after = 1000 + 10 * up - ((1000 + 10 * up) / 100) * down;
    return onlyOne(options, (option) => {
      const change = Number(partOf(option, /([\d.]+)%/)) * (option.includes("rise") ? 10 : -10);
      return isNear(1000 + change, after);
    });
  },
});

describeKeys(directAndInverseProportion, {
  "more-hands-fewer-days": (_, [first = 0, second = 0, others = 1]) =>
    search(1, (days) => days * others === first * second),
  "stores-for-more-people": (stem, [people = 0, days = 0, third = 0, fourth = 0]) => {
    const [passed, joined] = stem.startsWith("A scout") ? [third, fourth] : [fourth, third];
    let shares = people * days;
    for (let day = 0; day < passed; day++) shares -= people;
    let more = 0;
    for (; shares >= people + joined; more++) shares -= people + joined;
    return more;
  },
});
