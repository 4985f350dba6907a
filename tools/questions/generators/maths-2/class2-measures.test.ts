import { addAgain, addAll, takeAgain } from "../plain-solvers";
import { clocksIn, describeKeys, search, shareOut } from "../second-computation";
import { lengthWeightAndCapacity } from "./length-weight-and-capacity";
import { money } from "./money";
import { patterns } from "./patterns";
import { pictureGraphs } from "./picture-graphs";
import { timeAndCalendar } from "./time-and-calendar";

describeKeys(lengthWeightAndCapacity, {
  "right-unit": (stem) =>
    /heavy|weighs/.test(stem) ? "kilogram" : /milk|water/.test(stem) ? "litre" : "metre",
  "how-much-is-cut": (_, [whole = 0, cut = 0]) => search(0, (rest) => rest + cut === whole),
  "cups-and-jugs": (stem, numbers) =>
    addAgain(
      stem,
      numbers.filter((number) => number > 1),
      [],
    ),
  "balance-with-blocks": addAgain,
  "who-is-tallest": (_, [height = 0, more = 0, less = 0]) => search(0, (key) => key + less === height + more),
});

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = "January February March April May June July August September October November December".split(
  " ",
);

describeKeys(timeAndCalendar, {
  "read-the-hands": (stem, [hour = 0]) => hour * 60 + (stem.includes("halfway") ? 30 : 0),
  "hours-later": (stem, numbers, options) => {
    const minutes = (clocksIn(stem)[0] ?? 0) + (numbers.at(-1) ?? 0) * 60;
    return options.find((option) => (clocksIn(option)[0] ?? 0) % 720 === minutes % 720);
  },
  "month-after-month": (stem) => {
    const month = months.findIndex((name) => stem.includes(name));
    return months[stem.includes("ago") ? month - 2 : month + 2];
  },
  "day-after-some-days": (stem, [later = 0]) => {
    let day = days.findIndex((name) => stem.includes(name));
    for (let passed = 0; passed < later; passed++) day = day === 6 ? 0 : day + 1;
    return days[day];
  },
  "days-with-first-and-last": (_, [from = 0, to = 0]) => {
    let counted = 0;
    for (let date = from; date <= to; date++) counted++;
    return counted;
  },
});

describeKeys(money, {
  "notes-and-coins": (_, [a = 0, x = 0, b = 0, y = 0, c = 0, z = 0]) => a * x + b * y + c * z,
  "money-back": (_, numbers) => search(0, (back) => back + Math.min(...numbers) === 100),
  "money-still-needed": (_, [price = 0, many = 0, worth = 0]) =>
    search(0, (more) => many * worth + more === price),
  "how-many-can-you-buy": (_, numbers) => shareOut(numbers).times,
  "cost-of-a-hidden-thing": (_, [total = 0, known = 0]) =>
    search(0, (more) => known + known + more === total),
});

describeKeys(patterns, {
  "next-in-the-row": (_, numbers) => (numbers[3] ?? 0) + (numbers[1] ?? 0) - (numbers[0] ?? 0),
  "missing-in-the-row": (stem) => {
    const terms: string[] = stem.match(/\d+|□/g) ?? [];
    const hole = terms.indexOf("□");
    return (Number(terms[hole - 1]) + Number(terms[hole + 1])) / 2;
  },
  "shape-at-a-place": (stem, [place = 0]) => {
    const shapes = stem.match(/\b(circle|square|triangle|star|heart)\b/g) ?? [];
    let index = 0;
    for (let passed = 1; passed < place; passed++) index = index === shapes.length - 1 ? 0 : index + 1;
    return shapes[index];
  },
  "steps-that-grow": (_, [, b = 0, , d = 0, e = 0]) => search(e, (key) => key - e - (e - d) === 1 && b > 0),
  "double-each-time": (_, numbers) => search(0, (key) => key - (numbers[3] ?? 0) === numbers[3]),
});

describeKeys(pictureGraphs, {
  "value-of-a-row": addAgain,
  "more-in-one-row": (_, [each = 0, more = 0, less = 0]) => more * each - less * each,
  "pictures-to-draw": takeAgain,
  "three-rows-together": addAll,
  "row-that-is-missing": (_, [sum = 0, a = 0, b = 0]) => search(0, (key) => a + b + key === sum),
});
