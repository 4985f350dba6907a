import { drawClock } from "../kinds/clock";
import { drawMoney } from "../kinds/money";
import { drawNumberLine } from "../kinds/number-line";
import { drawRuler } from "../kinds/ruler";
import { samplesOf } from "./sample";

/** Time, money and length, for the first classes. */
export const measures = [
  ...samplesOf("clock", drawClock, [
    { alt: "A clock: the short hand between 4 and 5, the long hand on 8", hour: 4, minute: 40 },
    {
      alt: "A clock without numbers: the short hand near the mark of 10, the long hand on that of 1",
      hour: 10,
      minute: 5,
      numerals: "none",
    },
    {
      alt: "A clock with Roman numerals: the short hand after VII, the long hand on III",
      hour: 7,
      minute: 15,
      numerals: "roman",
    },
    { alt: "A clock as a mirror shows it", hour: 2, minute: 50, second: 20, mirrored: true },
    {
      alt: "A clock with four numbers: the short hand half way from 6 to 7, the long hand on 6",
      hour: 6,
      minute: 30,
      numerals: "quarters",
    },
  ]),
  ...samplesOf("money", drawMoney, [
    { alt: "Coins of 10, 5, 5, 2 and 1 rupees", coins: [10, 5, 5, 2, 1] },
    { alt: "Notes of 100 and 50 rupees, coins of 20 and 2", coins: [20, 2], notes: [100, 50] },
    { alt: "Notes of 500, 200, 20 and 10 rupees", notes: [500, 200, 20, 10] },
    { alt: "Seven coins of 1 rupee, 2 of 10", coins: [1, 1, 1, 1, 1, 1, 1, 10, 10] },
  ]),
  ...samplesOf("ruler", drawRuler, [
    {
      alt: "A pencil on a ruler, from 0 to a little more than 8 cm",
      to: 10,
      thing: { kind: "pencil", from: 0, to: 8.4 },
    },
    {
      alt: "A broken ruler from 3 cm on; a ribbon from 5 to 11",
      from: 3,
      to: 12,
      thing: { kind: "ribbon", from: 5, to: 11 },
    },
    { alt: "A nail on a ruler", to: 15, thing: { kind: "nail", from: 1, to: 7.5 } },
    { alt: "A line segment on a ruler", to: 6, thing: { kind: "line", from: 0.5, to: 4.7 } },
  ]),
  ...samplesOf("number line", drawNumberLine, [
    {
      alt: "A number line from 0 to 20 with two jumps",
      from: 0,
      to: 20,
      step: 1,
      labelled: [0, 5, 10, 15, 20],
      jumps: [
        { from: 4, to: 11, name: "+7" },
        { from: 11, to: 9, name: "−2" },
      ],
    },
    {
      alt: "A number line from −5 to 5; P left of zero, Q right of it",
      from: -5,
      to: 5,
      step: 1,
      points: [
        { at: -3, name: "P" },
        { at: 2.5, name: "Q" },
      ],
    },
    {
      alt: "A line from 0 to 1 in eighths; a question mark on one mark",
      from: 0,
      to: 1,
      step: 0.125,
      labelled: [0, 1],
      points: [{ at: 0.625, name: "?" }],
    },
    {
      alt: "A line from 0 to 1 in fifths",
      from: 0,
      to: 1,
      step: 0.2,
      write: (value) => (Number.isInteger(value) ? String(value) : `${Math.round(value * 5)}/5`),
      points: [{ at: 0.4, open: true }],
    },
  ]),
];
