import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Squares and Cubes");

/** The families of the topic Squares and Cubes. */
export const squaresAndCubes: readonly Family[] = [
  make("border-between-squares", 1, (draw) => {
    const [half, gap] = [draw.one([50, 100, 150, 200]), draw.int(2, 9)];
    const [high, low] = [half + gap, half - gap];
    const key = high * high - low * low;
    const alt = `A square of side ${high} cm with a square hole of side ${low} cm in its middle`;
    const inset = (high - low) / 2;
    const scale = high / 10;
    const rim = Math.max(inset / scale, 2);
    return {
      asks: [
        "A square hole is cut out of a square card. What area of card is left, in square centimetres?",
        "The border in the drawing lies between two squares. How many square centimetres is its area?",
      ],
      key,
      slips: [
        [2 * high * (high - low), "took four strips of full length, corners counted twice"],
        [2 * low * (high - low), "took four strips beside the hole, without the corners"],
        [key / 2, "multiplied the sum of the sides by one border width"],
        [key * 2, "counted the width of the border twice on each side"],
      ],
      way: `${high}² − ${low}² = (${high} + ${low})(${high} − ${low}) = ${grouped(high + low)} × ${high - low} = ${grouped(key)}.`,
      figure: {
        alt,
        draw: (words) =>
          drawGeometry({
            alt: words,
            points: {
              A: [0, 0],
              B: [10, 0],
              C: [10, 10],
              D: [0, 10],
              E: [rim, rim],
              F: [10 - rim, rim],
              G: [10 - rim, 10 - rim],
              H: [rim, 10 - rim],
            },
            strokes: ["ABCDA", "EFGHE"],
            unnamed: ["A", "B", "C", "D", "E", "F", "G", "H"],
            lengths: [
              { at: "AB", text: `${high} cm` },
              { at: "GH", text: `${low} cm` },
            ],
            height: 220,
          }),
      },
    };
  }),
  make("both-sides-of-a-square", 2, (draw) => {
    const [middle, gap] = [draw.one([199, 300, 417, 500, 625]), draw.int(3, 9)];
    const [high, low] = [middle + gap, middle - gap];
    return {
      asks: [
        `What is the value of ${high}² + ${low}² − 2 × ${middle}²?`,
        `Two squares have sides of ${high} m and ${low} m. By how many square metres is their total area larger than that of two squares of side ${middle} m?`,
      ],
      key: 2 * gap * gap,
      slips: [
        [gap * gap, "counted the square of the gap once"],
        [4 * gap * gap, "squared the whole difference between the two numbers"],
        [2 * gap, "doubled the gap without squaring it"],
        [4 * gap, "took four times the gap"],
        [2 * middle, "left a middle number over when cancelling"],
      ],
      way: `With m = ${middle}, (m + ${gap})² + (m − ${gap})² = 2m² + 2 × ${gap}². Only 2 × ${gap}² = ${2 * gap * gap} is left.`,
    };
  }),
  make("next-cube-up", 3, (draw) => {
    const n = draw.one([19, 29, 39, 49]);
    const key = (n + 1) ** 3 - n ** 3;
    return {
      asks: [
        `How much must be added to ${n}³ to make ${n + 1}³?`,
        `A cube is built from ${n}³ small cubes. How many more make a cube whose edge is one small cube longer?`,
      ],
      key,
      slips: [
        [3 * n * (n + 1), "forgot the single cube at the corner"],
        [3 * n * n + 1, "covered three faces and forgot the three edges"],
        [3 * (n + 1) ** 2, "covered three faces of the larger cube, edges twice"],
        [3 * (n + 1) ** 2 + 1, "counted the shared edges twice and added the corner"],
      ],
      way: `(n + 1)³ − n³ = 3n(n + 1) + 1, so it is 3 × ${n} × ${n + 1} + 1 = ${grouped(key)}.`,
    };
  }),
  make("cube-from-its-surface", 1, (draw) => {
    const edge = draw.int(5, 12);
    const face = edge * edge;
    return {
      asks: [
        `All six faces of a cube have a total area of ${6 * face} cm². What is its volume in cubic centimetres?`,
        `A gift box in the form of a cube needs ${6 * face} cm² of paper, with nothing left over. How many cubic centimetres does it hold?`,
      ],
      key: edge ** 3,
      slips: [
        [face, "stopped at the area of one face"],
        [6 * face * edge, "multiplied the whole surface by the edge"],
        [3 * face, "tripled the face instead of cubing the edge"],
        [12 * edge, "added the twelve edges"],
      ],
      way: `One face is ${6 * face} ÷ 6 = ${face} cm², so the edge is ${edge} cm and the volume ${edge}³ = ${grouped(edge ** 3)} cm³.`,
    };
  }),
  make("squares-in-a-stretch", 2, (draw) => {
    const [from, more] = [draw.one([20, 30, 40, 50, 60, 100]), draw.int(5, 9)];
    const end = (from + more) ** 2 + draw.int(4, 2 * from - 5);
    return {
      asks: [
        `How many perfect squares are greater than ${grouped(from * from)} and less than ${grouped(end)}?`,
        `The numbers from ${grouped(from * from + 1)} to ${grouped(end)} are written on cards. How many cards show a perfect square?`,
      ],
      key: more,
      slips: [
        [more + 1, "counted the square just below the stretch as well"],
        [more + 2, "counted a square at each end that lies outside"],
        [more - 1, "subtracted the first root from the last and forgot one"],
        [Math.round(Math.sqrt(end - from * from)), "took the root of the difference"],
        [from + more, "counted the squares from 1 on"],
      ],
      way: `${grouped(from * from)} is ${from}², and ${grouped(end)} lies between ${from + more}² and ${from + more + 1}². So the roots run from ${from + 1} to ${from + more}: ${more} numbers.`,
    };
  }),
  make("three-years-of-growth", 2, (draw) => {
    const up = draw.int(3, 9);
    const rise = (squares: number): number => tenth(3 * up + (squares * up * up) / 100);
    return {
      asks: [
        `A town grows by ${up}% a year. Which of these is closest to its growth in 3 years?`,
        `The edge of a cube becomes ${up}% longer. Which of these is closest to the growth of its volume?`,
      ],
      key: tenth(((1 + up / 100) ** 3 - 1) * 100),
      unit: "%",
      hasDecimals: true,
      slips: [
        [3 * up, "added the three per cents and stopped"],
        [rise(1), "counted the square of the per cent only once"],
        [rise(9), "squared the threefold per cent for the small part"],
        [rise(6), "counted the square of the per cent six times"],
      ],
      way: `${(1 + up / 100).toFixed(2)}³ = 1 + 3 × ${tidy2(up / 100)} + 3 × ${tidy2(up / 100)}² and a little more. In per cents that is ${3 * up} + ${tidy2((3 * up * up) / 100)} and a little more, so about ${tenth(((1 + up / 100) ** 3 - 1) * 100)}%.`,
    };
  }),
];

const tenth = (value: number): number => Number(value.toFixed(1));
const tidy2 = (value: number): number => Number(value.toFixed(2));
