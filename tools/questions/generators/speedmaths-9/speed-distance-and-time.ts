import { drawLineGraph } from "../../figures/graphs";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Speed, Distance and Time");

/** The families of the topic Speed, Distance and Time. */
export const speedDistanceAndTime: readonly Family[] = [
  make("rest-in-the-graph", 2, (draw) => {
    const [first, rest, second] = [draw.int(2, 4), 1, draw.int(1, 2)];
    const [way, onward] = [draw.one([40, 60, 80]), draw.one([20, 40, 60])];
    const [hours, total] = [first + rest + second, way + onward];
    const values = Array.from({ length: hours + 1 }, (_, hour) => {
      if (hour <= first) return (way * hour) / first;
      return hour <= first + rest ? way : way + (onward * (hour - first - rest)) / second;
    });
    const [mean, moving] = [total / hours, total / (hours - rest)];
    const key = moving - mean;
    if (
      !Number.isInteger(mean) ||
      !Number.isInteger(moving) ||
      values.some((value) => !Number.isInteger(value))
    )
      return undefined;
    return {
      asks: [
        "The graph shows how far Ishita has come on her scooter. By how many km/h does the hour of rest lower the average speed of the trip?",
        "The kilometres that a bus has covered are drawn hour by hour. By how many km/h would its average speed be higher without the hour of rest?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [mean, "found the average speed with the rest"],
        [moving, "found the average speed without the rest"],
        [tidy(Math.abs(way / first - mean)), "compared with the speed before the rest"],
        [tidy(Math.abs(onward / second - mean)), "compared with the speed after the rest"],
        [Math.round(10 * (mean - total / (hours + 1))) / 10, "added an hour instead of leaving the rest out"],
      ],
      way: `With the rest it is ${total} ÷ ${hours} = ${mean} km/h, without it ${total} ÷ ${hours - rest} = ${moving} km/h. The difference is ${key} km/h.`,
      figure: {
        alt: `A line graph of kilometres at hours 0 to ${hours}: ${values.join(", ")}`,
        draw: (alt) =>
          drawLineGraph({
            alt,
            names: values.map((_, hour) => String(hour)),
            quantity: "Kilometres",
            most: 140,
            step: 20,
            rows: [{ values }],
          }),
      },
    };
  }),
  make("minutes-of-stops", 1, (draw) => {
    const [fast, slow] = draw.one([
      [60, 48],
      [60, 45],
      [50, 40],
      [72, 60],
      [75, 60],
      [80, 64],
      [90, 72],
      [54, 45],
    ] as const);
    const key = tidy(((fast - slow) * 60) / fast);
    return {
      asks: [
        `Without stops a bus averages ${fast} km/h, with stops ${slow} km/h. How many minutes in each hour does it stand?`,
        `A train would run at ${fast} km/h, but with its halts it averages ${slow} km/h. For how many minutes of an hour does it halt?`,
      ],
      key,
      slips: [
        [fast - slow, "took the difference of the speeds for minutes"],
        [tidy(((fast - slow) * 60) / slow), "divided by the lower speed"],
        [tidy((slow * 60) / fast), "found the minutes in motion"],
        [tidy(((fast - slow) * 60) / (fast + slow)), "divided by the sum of the speeds"],
        [tidy((fast - slow) / 2), "halved the difference of the speeds"],
      ],
      way: `In an hour ${fast - slow} km are lost. At ${fast} km/h they would take ${fast - slow} ÷ ${fast} × 60 = ${key} minutes.`,
    };
  }),
  make("usual-time-from-the-delay", 2, (draw, turn) => {
    const [over, late] = [draw.int(3, 6), draw.one([8, 10, 12, 15])];
    const [under, slower] = [over + 1, draw.one(turn % 2 === 0 ? [2, 4] : [3, 5])];
    const usual = over * late;
    const key = usual / (slower + 1);
    const faster = `${slower + 1}/${slower}`;
    if (!Number.isInteger(key) || key === late) return undefined;
    return {
      asks: [
        `At ${over}/${under} of his usual speed Tarun reaches school ${late} minutes late. How many minutes early does he arrive at ${faster} of his usual speed?`,
        `A truck with a heavy load runs at ${over}/${under} of its normal speed and needs ${late} minutes more. How many minutes less than normal does it need at ${faster} of its normal speed?`,
      ],
      key,
      slips: [
        [usual / slower, `took 1/${slower} off the time, as the speed gains 1/${slower}`],
        [late, "took the delay for the gain"],
        [usual - key, "found the time at the higher speed"],
        [(under * late) / (slower + 1), "counted from the time at the lower speed"],
        [usual, "found the usual time"],
      ],
      way: `At ${over}/${under} of the speed the time is ${under}/${over} of the usual one, 1/${over} more. That is ${late} minutes, so the usual time is ${usual}. At ${faster} of the speed it is ${slower}/${slower + 1} of ${usual}, ${key} minutes less.`,
    };
  }),
  make("late-or-early", 3, (draw) => {
    const [slow, fast] = draw.one([
      [40, 50],
      [30, 40],
      [40, 60],
      [30, 36],
      [45, 60],
    ] as const);
    const [late, early] = [draw.one([5, 6, 8, 10]), draw.one([4, 5, 7, 10])];
    const key = tidy(((late + early) * slow * fast) / (60 * (fast - slow)));
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [
        `At ${slow} km/h a driver arrives ${late} minutes late, and at ${fast} km/h she arrives ${early} minutes early. How far does she have to go?`,
        `At ${slow} km/h a salesman reaches a meeting ${late} minutes late. At ${fast} km/h he would be ${early} minutes early. How far does he have to drive?`,
      ],
      key,
      unit: " km",
      slips: [
        [
          tidy(((late - early) * slow * fast) / (60 * (fast - slow))),
          "subtracted the minutes instead of adding them",
        ],
        [tidy(((late + early) * (fast - slow)) / 60), "multiplied by the difference of the speeds"],
        [tidy(((late + early) * (fast + slow)) / 60), "multiplied by the sum of the speeds"],
        [tidy((late * slow * fast) / (60 * (fast - slow))), "counted only the minutes late"],
        [tidy((early * slow * fast) / (60 * (fast - slow))), "counted only the minutes early"],
        [tidy(((late + early) * fast) / 60), "took the minutes at the higher speed"],
        [tidy(((late + early) * slow) / 60), "took the minutes at the lower speed"],
      ],
      way: `The times differ by ${late + early} minutes. A way of d km takes d/${slow} − d/${fast} hours less, so d = ${late + early}/60 × ${slow} × ${fast} ÷ ${fast - slow} = ${key} km.`,
    };
  }),
  make("two-trains-passing", 2, (draw, turn) => {
    const isOpposite = turn % 2 === 0;
    const [first, second] = [draw.one([54, 60, 72, 90]), draw.one([36, 45, 54, 18])];
    const speed = isOpposite ? first + second : first - second;
    const [a, b] = [draw.int(10, 25) * 10, draw.int(11, 26) * 10];
    const key = tidy(((a + b) * 18) / (speed * 5));
    if (!Number.isInteger(key) || speed <= 0 || a === b || speed % 9 !== 0) return undefined;
    const other = isOpposite ? first - second : first + second;
    return {
      asks: [
        `Two trains, ${a} m and ${b} m long, meet at ${first} km/h and ${second} km/h. How many seconds do they need to pass each other?`,
        `A train of ${a} m at ${first} km/h overtakes one of ${b} m at ${second} km/h. How many seconds does that take from the first moment to the last?`,
      ],
      key,
      slips: [
        [tidy(((a + b) * 18) / (other * 5)), isOpposite ? "subtracted the speeds" : "added the speeds"],
        [tidy((a * 18) / (speed * 5)), "counted the length of the first train only"],
        [tidy((b * 18) / (speed * 5)), "counted the length of the second train only"],
        [tidy(((a + b) * 18) / (first * 5)), "took the speed of the first train only"],
        [tidy((Math.abs(a - b) * 18) / (speed * 5)), "subtracted the lengths"],
        [key * 2, "counted the lengths twice"],
      ],
      way: `They cover ${a + b} m at ${first} ${isOpposite ? "+" : "−"} ${second} = ${speed} km/h, which is ${tidy((speed * 5) / 18)} m/s: ${key} seconds.`,
    };
  }),
  make("speed-for-the-other-half", 2, (draw) => {
    const [slow, fast] = draw.one([
      [40, 60],
      [30, 45],
      [20, 30],
      [24, 40],
      [36, 60],
      [60, 90],
      [42, 56],
      [48, 80],
      [30, 60],
    ] as const);
    const mean = tidy((2 * slow * fast) / (slow + fast));
    return {
      asks: [
        `A bus covers the first half of its route at ${slow} km/h. At what speed must it cover the other half to average ${mean} km/h over the whole route?`,
        `A drone flies out to a tower at ${slow} km/h against the wind and averages ${mean} km/h there and back. How fast does it fly back?`,
      ],
      key: fast,
      unit: " km/h",
      slips: [
        [2 * mean - slow, "averaged the speeds as if the times were equal"],
        [3 * mean - 2 * slow, "added twice the gap between the two given speeds"],
        [tidy((mean * mean) / slow), "let the three speeds grow in one ratio"],
        [2 * mean, "doubled the average speed"],
      ],
      way: `Over two stretches of d km the time is 2d/${mean}, and d/${slow} of it is used up. So 1 ÷ speed = 2/${mean} − 1/${slow} = 1/${fast}, and the speed is ${fast} km/h.`,
    };
  }),
];
