import { addAgain, addAll, gap, takeAgain } from "../plain-solvers";
import { clocksIn, describeKeys, numbersIn, search } from "../second-computation";
import { dataHandling } from "./data-handling";
import { linesAndShapes } from "./lines-and-shapes";
import { measurement } from "./measurement";
import { moneyAndTime } from "./money-and-time";
import { numberPatterns } from "./number-patterns";
import { perimeterAndArea } from "./perimeter-and-area";

describeKeys(linesAndShapes, {
  "radius-and-diameter": (stem, [given = 0]) =>
    stem.includes("spoke") ? given + given : search(1, (half) => half + half === given),
  "names-of-lines": (stem) =>
    stem.includes("torch") ? "ray" : stem.includes("rails") ? "parallel lines" : "line segment",
  "joined-solids": (stem, [cubes = 0, pyramids = 0]) =>
    stem.includes("faces") ? cubes * (2 + 4) + pyramids * (1 + 4) : cubes * 3 * 4 + pyramids * 2 * 4,
  "segments-on-a-line": (_, [points = 0]) => {
    let pairs = 0;
    for (let a = 0; a < points; a++) for (let b = a + 1; b < points; b++) pairs++;
    return pairs;
  },
});

describeKeys(perimeterAndArea, {
  "border-of-a-rectangle": (_, [long = 0, wide = 0]) => long + wide + long + wide,
  "area-in-squares": addAgain,
  "other-side": (_, [round = 0, long = 0]) => search(1, (wide) => wide + long + wide + long === round),
  "squares-joined": (_, [many = 0, side = 0]) => {
    let edges = 4;
    for (let next = 1; next < many; next++) edges += 4 - 2;
    return edges * side;
  },
});

describeKeys(measurement, {
  "to-the-small-unit": (_, [large = 0, rest = 0]) => search(0, (metres) => metres - rest === large * 1000),
  "glasses-from-a-can": takeAgain,
  "weight-difference": (stem) => {
    const [whole = 0, taken = 0] = [...stem.matchAll(/(\d+) kg(?: (\d+) g)?/g)].map(
      ([, kilos, grams]) => Number(kilos) * 1000 + Number(grams ?? 0),
    );
    return whole - taken;
  },
  "poles-along-a-road": (_, [road = 0, apart = 1]) => {
    let posts = 0;
    for (let place = 0; place <= road; place += apart) posts++;
    return posts;
  },
});

describeKeys(moneyAndTime, {
  "change-with-paise": (_, numbers) => Math.max(...numbers) - Math.min(...numbers),
  "length-of-a-lesson": (stem) => {
    const [start = 0, end = 0] = clocksIn(stem);
    return search(0, (minutes) => start + minutes === end);
  },
  "price-of-some-more": (stem, numbers) => {
    const [first = 1, price = 0, second = 0] =
      stem.startsWith("1") || /^\d/.test(stem) ? numbers : [numbers[1], numbers[0], numbers[2]];
    return search(1, (each) => each * first === price) * second;
  },
  "weekday-of-a-date": (stem, [from = 0, to = 0]) => {
    const months = ["April", "May", "June"];
    const [first = 0, second = 0] = (stem.match(/(?<=\d )(April|May|June)/g) ?? []).map(
      (month) => months.indexOf(month) + 3,
    );
    const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
    const named = days.findIndex((day) => stem.includes(day));
    const later = (Date.UTC(2025, second, to) - Date.UTC(2025, first, from)) / 86_400_000;
    return days[(named + later) % 7];
  },
});

const nextByGaps = (terms: readonly number[]): number => {
  if (terms.every((term) => term === terms[0])) return terms[0] ?? 0;
  return (terms.at(-1) ?? 0) + nextByGaps(terms.slice(1).map((term, index) => term - (terms[index] ?? 0)));
};

describeKeys(numberPatterns, {
  "falling-pattern": (_, numbers) => nextByGaps(numbers),
  "times-pattern": (_, [first = 1, second = 1, , fourth = 1]) => (fourth * second) / first,
  "growing-steps": (_, numbers) => nextByGaps(numbers),
  "matchstick-row": (stem, numbers) => {
    const many = numbers.at(-1) ?? 0;
    let sticks = stem.includes("square") ? 4 : 3;
    for (let next = 2; next <= many; next++) sticks += stem.includes("square") ? 3 : 2;
    return sticks;
  },
});

describeKeys(dataHandling, {
  "pictures-needed": takeAgain,
  "table-total": addAll,
  "most-and-least": gap,
  "missing-bar": (stem) => {
    const [total = 0, ...known] = numbersIn(stem);
    return known.reduce((rest, number) => rest - number, total);
  },
});
