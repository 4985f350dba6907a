import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric, quotients } from "../signed-slips";

const topic = "Triangles";

const parallelToBase: Family = {
  name: "parallel-to-base",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, unit, other] = [draw.int(2, 7), draw.int(2, 9), draw.int(1, 3), draw.int(2, 4)];
    if (a === b || other === unit) return undefined;
    const [ad, db, ae] = [a * unit, b * unit, a * other];
    const key = b * other;
    return {
      frames: [
        `In triangle ABC the line DE is parallel to BC, with D on AB and E on AC. AD = ${ad} cm, DB = ${db} cm and AE = ${ae} cm. How long is EC?`,
        `Points D on AB and E on AC of triangle ABC are such that DE ∥ BC. If AD = ${ad} cm, AB = ${ad + db} cm and AE = ${ae} cm, how long is EC?`,
      ],
      ...numeric((value) => `${value} cm`, key, [
        [ae + key, "giving the whole side AC"],
        [ae + db - ad, "adding the difference in place of keeping the ratio"],
        [(ad * ae) / db, "turning the ratio over"],
        [db, "taking EC equal to DB"],
        [(ae * db) / (ad + db), "comparing a part with the whole side"],
      ]),
      because: `AD : DB = AE : EC, so EC = ${ae} × ${db} ÷ ${ad} = ${key} cm.`,
    };
  },
};

const lampAndShadow: Family = {
  name: "lamp-and-shadow",
  topic,
  level: 2,
  draft: (draw) => {
    const [post, child, away] = [
      draw.int(30, 72) / 10,
      draw.one([1.2, 1.5, 1.6, 1.8]),
      draw.int(24, 96) / 10,
    ];
    const key = (child * away) / (post - child);
    if (Math.abs(key * 10 - Math.round(key * 10)) > 1e-9 || post < 2 * child || key < 0.5) return undefined;
    const { name, they } = drawPerson(draw);
    const show = (value: number): string => `${Number(value.toFixed(2))} m`;
    return {
      frames: [
        `${name} is ${child} m tall and stands ${away} m from a lamp post. The lamp is ${post} m above the ground. How long is the shadow that ${they} casts?`,
        `A pole of ${child} m stands ${away} m away from a street lamp that hangs ${post} m above the road. How long is the shadow of the pole?`,
      ],
      ...numeric(
        show,
        Math.round(key * 10) / 10,
        [
          [(child * away) / post, "measuring the lamp’s triangle only up to the child or pole"],
          [away - key, "subtracting the shadow from the distance"],
          [away + key, "giving the distance from the post to the tip of the shadow"],
          [(post * away) / child / 10, "turning the ratio over"],
          [post - child, "giving the difference in height"],
        ].map(([value, mistake]) => [Math.round(Number(value) * 10) / 10, String(mistake)] as const),
        0.3,
      ),
      because: `With s for the shadow, s : (s + ${away}) = ${child} : ${post}, so ${ratio(Math.round((post - child) * 10), 1)} × s = ${Math.round(child * away * 100) / 10} and s = ${show(key)}.`,
    };
  },
};

const areasAndSides: Family = {
  name: "areas-and-sides",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(2, 9), draw.int(3, 11)];
    if (a >= b || b % a === 0) return undefined;
    const key = turn % 2 === 0 ? ([a * a, b * b] as const) : ([a, b] as const);
    return {
      frames: [
        `Two similar triangles have corresponding sides of ${a * 2} cm and ${b * 2} cm. What is the area of the smaller divided by the area of the larger?`,
        `The areas of two similar triangles are ${a * a} cm² and ${b * b} cm². What is the perimeter of the smaller divided by that of the larger?`,
      ],
      ...quotients(key, [
        [a, b, "taking areas to have the ratio of the sides"],
        [a * a, b * b, "taking perimeters to have the ratio of the areas"],
        [b * b, a * a, "dividing the larger by the smaller"],
        [a ** 3, b ** 3, "raising the ratio of the sides to the third power"],
        [2 * a, b * b, "doubling one side and squaring the other"],
        [b, a, "dividing the larger by the smaller"],
        [a ** 4, b ** 4, "squaring the ratio once too often"],
      ]),
      because:
        turn % 2 === 0
          ? `The areas have the ratio of the squares of the sides: (${a}/${b})² = ${ratio(a * a, b * b)}.`
          : `Perimeters have the ratio of the sides, and the sides that of the roots of the areas: ${ratio(a, b)}.`,
    };
  },
};

export const triangles: readonly Family[] = [parallelToBase, areasAndSides, lampAndShadow];
