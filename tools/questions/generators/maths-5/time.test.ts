import { clocksIn, describeKeys, search } from "../second-computation";
import { time } from "./time";

const lengths = (text: string): number[] =>
  [...text.matchAll(/(\d+) hours?(?: (\d+) minutes)?|(\d+) minutes/g)].map(
    ([, hours = "0", rest = "0", minutes = "0"]) => Number(hours) * 60 + Number(rest) + Number(minutes),
  );

describeKeys(time, {
  "travel-time": (stem) => {
    const [start = 0, end = 0] = clocksIn(stem);
    return search(0, (minutes) => start + minutes === end);
  },
  "railway-time": (stem) => clocksIn(stem)[0],
  "end-of-a-film": (stem) => lengths(stem).reduce((now, minutes) => now + minutes, clocksIn(stem)[0] ?? 0),
  "days-of-a-camp": (stem) => {
    const [first = 0, last = 0] = [...stem.matchAll(/\d+ [A-Z][a-z]+/g)].map(([day]) =>
      Date.parse(`${day} 2026 UTC`),
    );
    return search(1, (days) => first + (days - 1) * 86_400_000 === last);
  },
  "watch-that-gains": (stem, [perHour = 0]) => {
    const [start = 0, end = 0] = clocksIn(stem);
    let shown = start;
    for (let minute = start; minute < end; minute++)
      shown += 1 + (stem.includes("gains") ? perHour : -perHour) / 60;
    return Math.round(shown);
  },
});
