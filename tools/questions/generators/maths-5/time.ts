import { inTurn, type Family } from "../family";
import { drawPerson, drawTown } from "../people";
import { numberSlips } from "../slips";
import { clock, clock24, count, duration } from "../words";

const topic = "Time";

const travelTime: Family = {
  name: "travel-time",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [start, length] = [draw.int(108, 136) * 5, draw.int(31, 52) * 5];
    const end = start + length;
    if (start % 60 <= end % 60 || end % 60 === 0 || length % 60 === 0) return undefined;
    const town = drawTown(draw);
    const hours = Math.floor(end / 60) - Math.floor(start / 60);
    return {
      question: inTurn(
        [
          `A train leaves ${town} at ${clock(start)} and reaches the next city at ${clock(end)}. How long does the journey take?`,
          `A cricket match in ${town} starts at ${clock(start)} and ends at ${clock(end)}. How long does it last?`,
        ],
        turn,
      ),
      key: duration(length),
      slips: numberSlips(duration, [
        [length + 60, "counting the last hour as a full one"],
        [hours * 60 + (start % 60) - (end % 60), "taking the smaller number of minutes from the larger"],
        [length - 60, "counting one hour too few"],
      ]),
      because: `From ${clock(start)} to ${clock(start + Math.floor(length / 60) * 60)} it is ${count(Math.floor(length / 60), "hour")}, and ${count(length % 60, "minute")} more lead to ${clock(end)}: ${duration(length)}.`,
    };
  },
};

const twentyFour: Family = {
  name: "railway-time",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const time = draw.int(14, 22) * 60 + draw.int(2, 11) * 5;
    const [hour, rest] = [Math.floor(time / 60), time % 60];
    const toTwelve = turn % 2 === 1;
    return {
      question: inTurn(
        [
          `A railway timetable uses the 24-hour clock. How does it show ${clock(time)}?`,
          `A ticket shows the departure time ${clock24(time)}. What time is that on a 12-hour clock?`,
        ],
        turn,
      ),
      key: toTwelve ? clock(time) : clock24(time),
      slips: toTwelve
        ? [
            [clock(time - 2 * 60 + 12 * 60).replace("a.m.", "p.m."), "taking away 10 hours instead of 12"],
            [clock(time - 12 * 60), "writing a.m. for a time after noon"],
            [clock(time + 2 * 60).replace("a.m.", "p.m."), "taking away 10 hours instead of 12"],
            [clock(time - 60).replace("a.m.", "p.m."), "taking away 13 hours instead of 12"],
          ]
        : [
            [clock24(time - 12 * 60), "forgetting to add 12 to the hour"],
            [hour - 2 >= 13 ? clock24(time - 2 * 60) : "", "adding 10 to the hour instead of 12"],
            [hour + 1 < 24 ? clock24(time + 60) : "", "adding 13 to the hour instead of 12"],
            [clock24(time - 60), "adding 11 to the hour instead of 12"],
          ],
      because: `After noon the hour on the 24-hour clock is 12 more: ${clock24(time)} is ${hour - 12} hours ${rest} minutes after noon, ${clock(time)}.`,
    };
  },
};

const filmEnd: Family = {
  name: "end-of-a-film",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [start, first, pause] = [draw.int(123, 138) * 5, draw.int(14, 21) * 5, draw.one([10, 15, 20])];
    const second = draw.int(13, 19) * 5;
    const end = start + first + pause + second;
    if (first === second || end < 781) return undefined;
    return {
      question: inTurn(
        [
          `A film starts at ${clock(start)}. The first part lasts ${duration(first)}, then there is a break of ${pause} minutes, and the second part lasts ${duration(second)}. When does the film end?`,
          `A school show begins at ${clock(start)} with a play of ${duration(first)}. After a break of ${pause} minutes there is music for ${duration(second)}. When does the show end?`,
        ],
        turn,
      ),
      key: clock(end),
      slips: [
        [clock(end - pause), "leaving out the break"],
        [clock(end + 40), "counting 100 minutes as an hour"],
        [clock(end + pause), "counting the break twice"],
        [clock(end - second), "leaving out the second part"],
      ],
      because: `${duration(first)}, ${pause} minutes and ${duration(second)} make ${duration(first + pause + second)}. That long after ${clock(start)} it is ${clock(end)}.`,
      beware: `Without the break it would be ${clock(end - pause)}.`,
    };
  },
};

const months = [
  { name: "March", days: 31, next: "April" },
  { name: "June", days: 30, next: "July" },
  { name: "August", days: 31, next: "September" },
  { name: "October", days: 31, next: "November" },
  { name: "November", days: 30, next: "December" },
] as const;

const daysBetween: Family = {
  name: "days-of-a-camp",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const { name, days, next } = draw.one(months);
    const [from, to] = [draw.int(14, 26), draw.int(4, 12)];
    const key = days - from + 1 + to;
    return {
      question: inTurn(
        [
          `A book fair is open from ${from} ${name} to ${to} ${next}, the first and the last day included. On how many days is it open?`,
          `A sports camp lasts from ${from} ${name} to ${to} ${next}, and both of these days belong to it. How many days does it last?`,
        ],
        turn,
      ),
      key: `${key} days`,
      slips: numberSlips(
        (value) => count(value, "day"),
        [
          [key - 1, "leaving out the first day"],
          [
            days === 31 ? key - 2 : key + 1,
            days === 31 ? `giving ${name} 30 days and leaving out the first day` : `giving ${name} 31 days`,
          ],
          [from - to, "subtracting the two dates"],
          [key - 2, "leaving out the first and the last day"],
        ],
      ),
      because: `${name} has ${days} days, so ${days - from + 1} days of it count (${from} to ${days} ${name}). With ${to} days of ${next} that makes ${key}.`,
    };
  },
};

const fastWatch: Family = {
  name: "watch-that-gains",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [gain, start, hours] = [draw.int(2, 5), draw.int(6, 9) * 60, draw.int(5, 8)];
    const real = start + hours * 60;
    const { name } = drawPerson(draw);
    const isFast = turn % 2 === 0;
    const shown = isFast ? real + gain * hours : real - gain * hours;
    return {
      question: `${name}'s watch ${isFast ? "gains" : "loses"} ${gain} minutes every hour. It is set right at ${clock(start)}. What time does it show when the right time is ${clock(real)}?`,
      key: clock(shown),
      slips: [
        [
          clock(isFast ? real - gain * hours : real + gain * hours),
          `thinking that a ${isFast ? "fast" : "slow"} watch ${isFast ? "falls behind" : "runs ahead"}`,
        ],
        [clock(isFast ? real + gain : real - gain), "counting only one hour"],
        [clock(isFast ? real + gain * (hours + 1) : real - gain * (hours + 1)), "counting one hour too many"],
      ],
      because: `From ${clock(start)} to ${clock(real)} there are ${hours} hours, so the watch ${isFast ? "gains" : "loses"} ${hours} × ${gain} = ${hours * gain} minutes. It shows ${clock(shown)}.`,
    };
  },
};

export const time: readonly Family[] = [travelTime, twentyFour, filmEnd, daysBetween, fastWatch];
