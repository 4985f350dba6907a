import { drawGeometry } from "../../figures/geometry";
import { drawLineGraph } from "../../figures/graphs";
import type { Family } from "../family";
import { everyOther, familiesOf, tidy } from "../quick-family";
import { total } from "../quick-solvers";
import { rightTriangles } from "../right-triangles";

const make = familiesOf("Time, Speed and Work");

const tenth = (value: number): number => Number(value.toFixed(1));

/** The families of the topic Time, Speed and Work. */
export const timeSpeedAndWork: readonly Family[] = [
  make("between-two-standstills", 3, (draw) => {
    const [p, d] = [draw.int(1, 3), draw.one([2, 4])];
    const q = p + d;
    const place = (t: number): number => t ** 3 - 1.5 * (p + q) * t * t + 3 * p * q * t;
    const formula = `t³ − ${1.5 * (p + q)}t² + ${3 * p * q}t`;
    return {
      asks: [
        `A body moves on a line so that s = ${formula}, in metres and seconds. How far apart are the two places where it stands still?`,
        `A cart on a rail is at s = ${formula} metres after t seconds. How many metres does it roll between the two moments when its speed is 0?`,
      ],
      key: d ** 3 / 2,
      slips: [
        [d, "subtracted the two times"],
        [place(p), "took the place of the first standstill"],
        [Math.abs(place(q)), "took the place of the second standstill"],
        [d ** 3, "forgot to halve at the end"],
        [3 * d, "multiplied the time between by the factor 3"],
        [Math.abs(place(p) + place(q)), "added the two places"],
      ],
      way: `The speed is 3t² − ${3 * (p + q)}t + ${3 * p * q} = 3(t − ${p})(t − ${q}). So it stands still at ${p} s and ${q} s, at ${String(place(p)).replace("-", "−")} m and ${String(place(q)).replace("-", "−")} m.`,
    };
  }),
  make("distance-under-the-speed-line", 1, (draw) => {
    const [top, up, level, down] = [
      draw.one([10, 20, 30, 40]),
      draw.int(1, 2),
      draw.int(1, 3),
      draw.int(1, 2),
    ];
    const last = up + level + down;
    const values = Array.from({ length: last + 1 }, (_, t) => {
      if (t <= up) return (top * t) / up;
      return t <= up + level ? top : (top * (last - t)) / down;
    });
    const way = (top * (last + level)) / 2;
    const key = way / last;
    if (last > 7 || !Number.isInteger(key)) return undefined;
    return {
      asks: [
        "The graph shows the speed of a lift, in decimetres a second, at each second. What is its average speed over the whole time, in decimetres a second?",
        "The graph shows a scooter’s speed in metres a second at each second. What is its average speed over the whole time, in metres a second?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [top / 2, "averaged the lowest and the highest speed"],
        [Math.round((10 * total(values)) / values.length) / 10, "averaged the speeds at the marks"],
        [Math.round((10 * total(values)) / (values.length - 2)) / 10, "left the marks with speed 0 out"],
      ],
      way: `The distance is the area under the line, a trapezium: (${last} + ${level}) ÷ 2 × ${top} = ${way}. Divided by ${last} seconds that is ${key}.`,
      figure: {
        alt: `A line graph of speed at seconds 0 to ${last}: ${values.join(", ")}`,
        draw: (alt) =>
          drawLineGraph({
            alt,
            names: values.map((_, t) => String(t)),
            quantity: "Speed",
            most: 40,
            step: 10,
            rows: [{ values }],
          }),
      },
    };
  }),
  make("ladder-that-slides", 2, (draw) => {
    const [[a, b, c], rate] = [draw.one(rightTriangles.slice(0, 5)), draw.int(1, 4)];
    const isLow = draw.int(0, 1) === 1;
    const [ground, wall] = isLow ? [a, b] : [b, a];
    const speed = rate * wall;
    const key = tidy((speed * ground) / wall);
    return {
      asks: [
        `The foot of the ladder slides away from the wall at ${speed} cm a second. How fast does its top slide down at this moment, in centimetres a second?`,
        `The ladder’s foot is pulled away from the wall at ${speed} cm a second. With what speed in centimetres a second is its top going down just now?`,
      ],
      key,
      slips: [
        [speed, "took the same speed for both ends"],
        [tidy((speed * wall) / ground), "turned the ratio of the two sides round"],
        [tidy((speed * ground) / c), "compared the foot with the ladder, not with the height"],
        [tidy((speed * wall) / c), "compared the height with the ladder"],
        [tidy((speed * ground * ground) / (wall * wall)), "squared the ratio of the sides"],
      ],
      way: `From x² + y² = ${c}² follows x × x′ + y × y′ = 0. The height is ${wall} m, so the top moves at ${ground} × ${speed} ÷ ${wall} = ${key} cm a second.`,
      figure: {
        alt: `A ladder AC of ${c} m leans on a wall BC; its foot A is ${ground} m from the wall at B, with a right angle at B`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: { A: [0, 0], B: [ground, 0], C: [ground, wall], Z: [ground * 1.2, 0] },
            unnamed: ["Z"],
            strokes: ["ABCA"],
            angles: [{ at: "ABC", right: true }],
            lengths: [
              { at: "AB", text: `${ground} m` },
              { at: "AC", text: `${c} m` },
            ],
            height: 220,
          }),
      },
    };
  }),
  make("ripple-that-spreads", 1, (draw) => {
    const [r, rate] = [draw.one([5, 8, 10, 15, 20, 25]), draw.int(2, 6)];
    const key = Math.round(2 * 3.14 * r * rate);
    return {
      asks: [
        `The radius of a ripple grows by ${rate} cm a second. With π = 3.14, how many square centimetres a second does its area gain when the radius is ${r} cm, to the nearest whole number?`,
        `An oil spot stays round, and its radius grows by ${rate} m an hour. With π = 3.14, at what rate does its area grow at a radius of ${r} m, to the nearest square metre an hour?`,
      ],
      key,
      slips: [
        [Math.round(3.14 * r * rate), "forgot the 2 from the derivative"],
        [Math.round(3.14 * r * r), "found the area at that moment"],
        [Math.round(2 * 3.14 * rate), "left the radius out"],
        [Math.round(3.14 * rate * rate), "took the area of what is gained in the radius"],
        [Math.round(2 * 3.14 * r), "found the rim and left the rate out"],
      ],
      way: `The derivative of πr² is 2πr for each unit of radius: 2 × 3.14 × ${r} × ${rate} = ${tidy(2 * 3.14 * r * rate)}, so about ${key}.`,
    };
  }),
  make("leak-that-slows-down", 2, (draw) => {
    const [b, hours] = [draw.int(2, 6), draw.int(5, 12)];
    const a = 2 * b * hours;
    const key = b * hours * hours;
    return {
      asks: [
        `After t hours a tank leaks ${a} − ${2 * b}t litres an hour, until the leak stops. How many litres are lost in all?`,
        `A machine packs ${a} − ${2 * b}t boxes an hour, t hours after the start, and stops when the rate is 0. How many boxes does it pack?`,
      ],
      key,
      slips: [
        [a * hours, "took the first rate for the whole time"],
        [2 * key - b * hours, "added the rates of the full hours, first one whole"],
        [a, "took the rate at the start"],
        [key / 2, "halved twice, for the mean and for the triangle"],
        [b * hours, "found the mean rate and stopped"],
        [hours, "found when the rate is 0"],
      ],
      way: `The rate falls evenly from ${a} to 0 in ${hours} hours. The integral is a triangle: ${a} × ${hours} ÷ 2 = ${key}.`,
    };
  }),
  make("after-the-meeting", 3, (draw, turn) => {
    const [x, y, fast, slow] = draw.one(
      everyOther(
        [
          [4, 9, 60, 40],
          [16, 25, 75, 60],
          [4, 9, 90, 60],
          [9, 16, 80, 60],
          [9, 25, 75, 45],
          [9, 16, 60, 45],
          [16, 25, 100, 80],
          [16, 25, 50, 40],
        ] as const,
        turn,
      ),
    );
    return {
      asks: [
        `Two trains start at the same time towards each other. After they meet, one takes ${x} hours and the other ${y} hours to finish the way. The first runs at ${fast} km/h. How fast is the second?`,
        `From two towns a car and a truck set out towards each other at once. Having met, the car needs ${x} hours more and the truck ${y}. The car drives at ${fast} km/h. What is the speed of the truck?`,
      ],
      key: slow,
      unit: " km/h",
      hasDecimals: true,
      slips: [
        [tenth((fast * x) / y), "took the speeds inverse to the times, without the root"],
        [tenth((fast * Math.sqrt(y)) / Math.sqrt(x)), "turned the ratio of the speeds round"],
        [
          tenth((fast * Math.sqrt(x)) / (Math.sqrt(x) + Math.sqrt(y))),
          "shared the speed in the ratio of the roots",
        ],
      ],
      way: `What one covers in ${x} hours the other covered before the meeting, and the reverse. So the speeds are as √${y} : √${x} = ${Math.sqrt(y)} : ${Math.sqrt(x)}, and the second is ${slow} km/h.`,
    };
  }),
];
