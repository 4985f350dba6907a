import { clocksIn, describeKeys, search } from "../second-computation";
import { time } from "./time";

describeKeys(time, {
  "clock-of-24-hours": (stem) => clocksIn(stem)[0],
  "days-across-two-months": (stem) => {
    const [first = 0, last = 0] = [...stem.matchAll(/\d+ [A-Z][a-z]+/g)].map(([day]) =>
      Date.parse(`${day} 2026 UTC`),
    );
    return search(1, (days) => first + (days - 1) * 86_400_000 === last);
  },
  "watch-that-runs-wrong": (stem, [perHour = 0]) => {
    const [start = 0, end = 0] = clocksIn(stem);
    let shown = start;
    for (let minute = start; minute < end; minute++)
      shown += 1 + (stem.includes("gains") ? perHour : -perHour) / 60;
    return Math.round(shown);
  },
});
