import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { rightTriangles } from "../right-triangles";
import { numeric, quotients } from "../signed-slips";

const topic = "Trigonometric Functions";

const exact = {
  sin: { 30: "1/2", 45: "1/√2", 60: "√3/2" },
  cos: { 30: "√3/2", 45: "1/√2", 60: "1/2" },
  tan: { 30: "1/√3", 45: "1", 60: "√3" },
} as const;

const farAngle: Family = {
  name: "far-angle",
  topic,
  level: 1,
  draft: (draw) => {
    const [name, base] = [draw.one(["sin", "cos", "tan"] as const), draw.one([30, 60] as const)];
    const quadrant = draw.int(2, 4);
    const angle = [0, 0, 180 - base, 180 + base, 360 - base][quadrant] ?? 0;
    const isMinus = name === "sin" ? quadrant > 2 : name === "cos" ? quadrant < 4 : quadrant !== 3;
    const whole = angle + 360 * draw.int(0, 1);
    const other = base === 30 ? 60 : 30;
    const show = (text: string, minus: boolean): string => `${minus ? "−" : ""}${text}`;
    const [right, wrong] = [exact[name][base], exact[name][other]];
    return {
      frames: [
        `What is the value of ${name} ${whole}°?`,
        `A wheel turns through ${whole}°. What is the ${{ sin: "sine", cos: "cosine", tan: "tangent" }[name]} of this angle?`,
      ],
      key: show(right, isMinus),
      slips: [
        [show(right, !isMinus), "taking the wrong sign for the quadrant"],
        [show(wrong, isMinus), `using ${other}° as the acute angle`],
        [show(wrong, !isMinus), "taking both the acute angle and the sign wrongly"],
        [show("1/√2", isMinus), "using 45° as the acute angle"],
      ],
      because: `The angle ends in quadrant ${["", "I", "II", "III", "IV"][quadrant] ?? ""} with the acute angle ${base}°, where the value is ${isMinus ? "negative" : "positive"}: ${show(right, isMinus)}.`,
    };
  },
};

const turnedWheel: Family = {
  name: "turned-wheel",
  topic,
  level: 1,
  draft: (draw) => {
    const [radius, angle] = [
      draw.one([6, 9, 12, 15, 18, 24, 30, 36]),
      draw.one([30, 40, 45, 60, 75, 120, 135, 150]),
    ];
    const key = (radius * angle) / 180;
    if (!Number.isInteger(key)) return undefined;
    return {
      frames: [
        `A pendulum ${radius} cm long swings through an angle of ${angle}°. How long is the arc that its tip describes?`,
        `An arc of a circle with radius ${radius} cm has a central angle of ${angle}°. What is its length?`,
      ],
      ...numeric((value) => `${value}π cm`, key, [
        [2 * key, "taking 180° for the whole turn"],
        [radius * angle, "forgetting to change degrees into radians"],
        [(radius * radius * angle) / 360, "finding the area of the sector"],
        [key / 2, "dividing by 360 and forgetting the 2 of 2πr"],
        [(radius * angle) / 90, "taking 90° for π"],
        [radius - key, "taking the angle off the wrong way"],
      ]),
      because: `${angle}° = ${ratio(angle, 180)} × π radians, and arc = radius × angle = ${key}π cm.`,
    };
  },
};

const sumOfAngles: Family = {
  name: "sum-of-angles",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [[a, b, c], [p, q, r]] = [
      draw.one(rightTriangles.slice(0, 4)),
      draw.one(rightTriangles.slice(0, 6)),
    ];
    if (a / c === p / r) return undefined;
    const isSine = turn % 2 === 0;
    const over = isSine ? a * p + b * q : b * p - a * q;
    const [sine, cosine] = [ratio(a, c), ratio(p, r)];
    return {
      frames: [
        `For acute angles A and B, sin A = ${sine} and cos B = ${cosine}. What is sin (A + B)?`,
        `A and B are acute angles with sin A = ${sine} and cos B = ${cosine}. What is the value of cos (A + B)?`,
      ],
      ...quotients(
        [over, c * r],
        [
          [isSine ? a * p - b * q : b * p + a * q, c * r, "taking the wrong sign in the formula"],
          [
            isSine ? b * p - a * q : a * p + b * q,
            c * r,
            isSine ? "using the formula of cos (A + B)" : "using the formula of sin (A + B)",
          ],
          [a * q + b * p, c * r, "mixing up the sine and the cosine of B"],
          [a * r + q * c, c * r, "adding the two sines"],
          [b * r + p * c, c * r, "adding the two cosines"],
          [a * p, c * r, "multiplying the two given values"],
        ],
      ),
      because: `cos A = ${ratio(b, c)} and sin B = ${ratio(q, r)}, so it is ${isSine ? `${sine} × ${cosine} + ${ratio(b, c)} × ${ratio(q, r)}` : `${ratio(b, c)} × ${cosine} − ${sine} × ${ratio(q, r)}`} = ${ratio(over, c * r)}.`,
    };
  },
};

export const trigonometricFunctions: readonly Family[] = [farAngle, turnedWheel, sumOfAngles];
