import * as v from "valibot";
import type { Passage } from "../item";
import type { PaperQuestion } from "./paper-question";
import { toCsv } from "../../lib/csv";
import { toCells } from "./cells";
import { columns } from "./columns";

const figureSchema = v.object({ svg: v.string(), alt: v.string() });

const barSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 60"><path fill="#fff" d="M0 0h260v60H0z"/>' +
  '<path fill="#999" d="M10 10h90v40H10z"/><path fill="none" stroke="#000" stroke-width="2" d="M10 10h240v40H10z' +
  'M40 10v40M70 10v40M100 10v40M130 10v40M160 10v40M190 10v40M220 10v40"/></svg>';

const passages: Record<string, Passage> = {
  "library-notice": {
    kind: "notice",
    title: "Library hours",
    text: "Books may be kept for 14 days.\nA book that is late costs ₹2 a day.\nThe reading room is open from 9 am to 6 pm, on Sundays to 1 pm.",
  },
};

/** The fields that all questions about the library notice share. */
const libraryFields = { section: "B", form: "passage", passage: "library-notice", level: 2 } as const;

/**
 * Questions in the most common forms. No question is like a public one, and no cell has a text
 * that a spreadsheet turns into a date or an amount, such as 3/8, 17 March or ₹10.
 */
const questions: readonly PaperQuestion[] = [
  {
    section: "A",
    question: "A tailor cuts 12 ribbons of 35 cm each from a roll of 5 m. How much of the roll is left?",
    options: ["80 cm", "420 cm", "150 cm", "465 cm"],
    answer: "80 cm",
    why: "12 ribbons take 12 × 35 = 420 cm, and 500 − 420 = 80.",
    wrong: {
      "420 cm": "gave what was cut, not what is left",
      "150 cm": "cut ten ribbons in the place of twelve",
      "465 cm": "cut one ribbon only",
    },
    topic: "Measurement",
    level: 1,
    family: "ribbon-left",
  },
  {
    section: "A",
    question: "Which fraction of this bar is shaded?",
    options: ["three eighths", "five eighths", "three fifths", "one third"],
    answer: "three eighths",
    why: "Three of eight equal parts are shaded.",
    wrong: {
      "five eighths": "counted the parts that are white",
      "three fifths": "compared the shaded parts with the white ones",
      "one third": "took each shaded part for a third",
    },
    topic: "Fractions",
    level: 1,
    family: "shaded-bar",
    form: "figure",
    figure: { svg: barSvg, alt: "A bar of eight equal parts, the first three of them shaded." },
  },
  {
    section: "A",
    question: "On which day did the shop sell twice as many kites as on Monday?",
    options: ["Wednesday", "Tuesday", "Thursday", "Friday"],
    answer: "Wednesday",
    why: "On Monday it sold 14, and twice 14 is 28.",
    wrong: {
      Tuesday: "took half as many again for twice as many",
      Thursday: "added ten in the place of doubling",
      Friday: "looked for half as many",
    },
    topic: "Data Handling",
    level: 1,
    family: "kites-twice",
    form: "table",
    table: {
      caption: "Kites sold",
      head: ["Day", "Kites"],
      rows: [
        ["Monday", "14"],
        ["Tuesday", "21"],
        ["Wednesday", "28"],
        ["Thursday", "24"],
        ["Friday", "7"],
      ],
    },
  },
  {
    ...libraryFields,
    question: "Meena brings a book back 5 days late. What does she pay?",
    options: ["10 rupees", "28 rupees", "2 rupees", "38 rupees"],
    answer: "10 rupees",
    why: "Each of the 5 days costs ₹2.",
    wrong: {
      "28 rupees": "paid for the fourteen days that are free",
      "2 rupees": "paid for one day",
      "38 rupees": "paid for all nineteen days",
    },
    topic: "Money",
    family: "library-fee",
  },
  {
    ...libraryFields,
    question: "A book is borrowed on 3 March. On which date must it be back, so that nothing is to be paid?",
    options: ["on 17 March", "on 16 March", "on 14 March", "on 31 March"],
    answer: "on 17 March",
    why: "14 days after the third is the seventeenth.",
    wrong: {
      "on 16 March": "counted 3 March as the first of the days",
      "on 14 March": "took the 14 days for a date",
      "on 31 March": "kept the book to the end of the month",
    },
    topic: "Calendar",
    family: "library-date",
  },
  {
    ...libraryFields,
    question: "For how many hours is the reading room open on a Sunday?",
    options: ["4", "9", "10", "5"],
    answer: "4",
    why: "From 9 in the morning to 1 are four hours.",
    wrong: {
      "9": "took the hours of the other days",
      "10": "added 9 and 1",
      "5": "counted both the first and the last hour",
    },
    topic: "Time",
    family: "library-sunday",
  },
  {
    section: "B",
    question:
      "I. A triangle can have two right angles.\nII. A square has four lines of symmetry.\nWhich of these statements are true?",
    options: ["I alone", "II alone", "I and II", "neither"],
    answer: "II alone",
    why: "Two right angles leave nothing for a third corner. A square folds onto itself in four ways.",
    wrong: {
      "I alone": "took a corner of a square for one of a triangle",
      "I and II": "let two right angles leave a third corner",
      neither: "forgot the two diagonals of the square",
    },
    topic: "Shapes",
    level: 2,
    family: "angles-and-folds",
    form: "statements",
  },
  {
    section: "C",
    question:
      "A number is doubled, 9 is added, and the sum is divided by 3. The result is 15. What was the number?",
    options: ["18", "27", "36", "12"],
    answer: "18",
    why: "Backwards: 15 × 3 = 45, 45 − 9 = 36, and half of 36 is 18.",
    wrong: {
      "27": "added the 9 again on the way back",
      "36": "forgot to halve at the end",
      "12": "divided by 3 again in the place of halving",
    },
    topic: "Number puzzles",
    level: 3,
    family: "backwards",
  },
];

/** @returns the example for spreadsheets: it can be imported as it is */
export function renderCsvExample(): string {
  return toCsv([
    columns,
    ...questions.map((question) => {
      const { passage = "" } = question;
      const isFirst = questions.find((other) => other.passage === passage) === question;
      const cells = toCells(question, isFirst ? passages[passage] : undefined);
      return columns.map((column) => cells[column] ?? null);
    }),
  ]);
}

/** Converts a drawing to the import format, where `file` may be the SVG itself: a replacer for `JSON.stringify`. */
const toImportFigure = (key: string, value: unknown): unknown =>
  key === "figure" && v.is(figureSchema, value) ? { file: value.svg, alt: value.alt } : value;

/** @returns the same questions as JSON: it can be imported as it is */
export function renderJsonExample(): string {
  return `${JSON.stringify({ questions, passages }, toImportFigure, 2)}\n`;
}
