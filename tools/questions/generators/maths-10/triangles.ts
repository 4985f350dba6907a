import { ratio } from "../algebra-words";
import { drawGeometry } from "../../figures/geometry";
import type { DraftFigure, Family } from "../family";
import { drawPerson } from "../people";
import { numeric, quotients } from "../signed-slips";

const topic = "Triangles";

/** A triangle ABC with DE parallel to BC, not to scale. */
const drawParallel = (ad: number, db: number, ae: number): DraftFigure => ({
  alt: `A triangle ABC with D on AB and E on AC: AD = ${ad} cm, DB = ${db} cm and AE = ${ae} cm`,
  draw: (alt) => {
    const share = ad / (ad + db);
    return drawGeometry({
      alt,
      points: {
        A: [4, 6],
        B: [0, 0],
        C: [10, 0],
        D: [4 - 4 * share, 6 - 6 * share],
        E: [4 + 6 * share, 6 - 6 * share],
      },
      strokes: ["ABCA", "DE"],
      parallel: [["DE", "BC"]],
      lengths: [
        { at: "AD", text: `${ad} cm` },
        { at: "DB", text: `${db} cm` },
        { at: "AE", text: `${ae} cm` },
      ],
    });
  },
});

/** A lamp A on the post AB, a child or a pole CD and its shadow DT, not to scale. */
const drawLamp = (post: number, child: number, away: number): DraftFigure => ({
  alt: `Upright on level ground: the post AB of ${post} m with the lamp A on top, and CD of ${child} m; BD = ${away} m; the ray AC meets the ground in T`,
  draw: (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 5], B: [0, 0], C: [6, 2], D: [6, 0], T: [10, 0], x: [-2, 0] },
      unnamed: ["x"],
      strokes: ["AB", "CD", "BT"],
      dashed: ["AT"],
      lengths: [
        { at: "AB", text: `${post} m` },
        { at: "CD", text: `${child} m` },
        { at: "BD", text: `${away} m` },
      ],
    }),
});

const parallelToBase: Family = {
  name: "parallel-in-a-drawn-triangle",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, unit, other] = [draw.int(2, 7), draw.int(2, 9), draw.int(1, 3), draw.int(2, 4)];
    if (a === b || other === unit) return undefined;
    const [ad, db, ae] = [a * unit, b * unit, a * other];
    const key = b * other;
    return {
      frames: [
        "In triangle ABC the line DE is parallel to BC. How long is EC?",
        "A plan shows a roof truss ABC with a bar DE parallel to BC. How long is EC on the plan?",
      ],
      ...numeric((value) => `${value} cm`, key, [
        [ae + key, "gave the whole side AC"],
        [ae + db - ad, "added the difference in place of keeping the ratio"],
        [(ad * ae) / db, "turned the ratio over"],
        [db, "took EC equal to DB"],
        [(ae * db) / (ad + db), "compared a part with the whole side"],
      ]),
      because: `AD : DB = AE : EC, so EC = ${ae} × ${db} ÷ ${ad} = ${key} cm.`,
      figure: drawParallel(ad, db, ae),
    };
  },
};

const lampAndShadow: Family = {
  name: "lamp-and-shadow-drawn",
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
    if ([away, child, post].some((length) => Math.abs(key - length) < 0.25)) return undefined;
    const { name, they } = drawPerson(draw);
    const show = (value: number): string => `${Number(value.toFixed(2))} m`;
    return {
      frames: [
        `${name}, drawn as the line CD, stands in the light of the street lamp A. How long is the shadow DT that ${they} casts?`,
        "A pole CD stands in the light of a lamp A on a post, as drawn. How long is its shadow DT?",
      ],
      ...numeric(
        show,
        Math.round(key * 10) / 10,
        [
          [(child * away) / post, "divided by the height of the lamp"],
          [away - key, "subtracted the shadow from the distance"],
          [away + key, "gave the distance from the post to the tip of the shadow"],
          [post - child, "gave the difference in height"],
        ].map(([value, mistake]) => [Math.round(Number(value) * 10) / 10, String(mistake)] as const),
      ),
      because: `With s for the shadow, s : (s + ${away}) = ${child} : ${post}, so ${ratio(Math.round((post - child) * 10), 1)} × s = ${Math.round(child * away * 100) / 10} and s = ${show(key)}.`,
      figure: drawLamp(post, child, away),
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
        [a, b, "took areas to have the ratio of the sides"],
        [a * a, b * b, "took perimeters to have the ratio of the areas"],
        [b * b, a * a, "divided the larger by the smaller"],
        [a ** 3, b ** 3, "raised the ratio of the sides to the third power"],
        [a ** 4, b ** 4, "squared the ratio once too often"],
      ]),
      because:
        turn % 2 === 0
          ? `The areas have the ratio of the squares of the sides: (${a}/${b})² = ${ratio(a * a, b * b)}.`
          : `Perimeters have the ratio of the sides, and the sides that of the roots of the areas: ${ratio(a, b)}.`,
    };
  },
};

export const triangles: readonly Family[] = [parallelToBase, areasAndSides, lampAndShadow];
