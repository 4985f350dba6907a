import { describe, expect, it } from "vitest";
import { classNumbers } from "../classes";
import { findTopics } from "./syllabus";

/** Topics that a teacher would expect, by class. */
const expectedTopics: Record<string, readonly (readonly [classes: string, ...topics: string[]])[]> = {
  maths: [
    ["1", "Numbers to 100", "Addition", "Subtraction", "Money", "Time and Calendar", "Patterns"],
    ["2", "Numbers to 1,000", "Money", "Time and Calendar", "Patterns"],
    ["3", "Four-digit Numbers", "Multiplication", "Division", "Fractions", "Perimeter", "Data Handling"],
    ["4", "Five-digit Numbers", "Roman Numerals", "Fractions", "Perimeter and Area", "Data Handling"],
    ["5", "Factors and Multiples", "HCF and LCM", "Decimals", "Angles and Shapes", "Perimeter and Area"],
    ["6", "Integers", "Ratio and Proportion", "Simple Algebra"],
    ["7", "Integers", "Ratio and Percentage", "Profit, Loss and Interest", "Simple Equations"],
    ["8", "Squares, Cubes and Roots", "Exponents and Powers", "Linear Equations", "Mensuration"],
    ["9", "Number Systems", "Polynomials", "Coordinate Geometry", "Triangles", "Circles"],
    ["10", "Quadratic Equations", "Arithmetic Progressions", "Trigonometry", "Surface Area and Volume"],
    ["9 10 11 12", "Probability"],
    [
      "11",
      "Sets",
      "Relations and Functions",
      "Complex Numbers",
      "Sequences and Series",
      "Limits and Derivatives",
    ],
    ["12", "Integrals", "Matrices and Determinants", "Vectors"],
  ],
  science: [
    ["1 2 3", "Living and Non-living Things", "Body and Senses", "Food and Health", "Air and Water"],
    ["1 2 3", "Weather and Seasons", "Materials Around Us"],
    ["4 5", "Materials and Their States", "Light and Shadows", "Earth and the Universe"],
    ["6", "Motion and Measurement", "Circuits and Magnets", "Separation of Substances"],
    ["7", "Acids, Bases and Salts", "Heat and Temperature"],
    ["8", "Cell Structure", "Friction", "Fuels and Combustion"],
    ["9 10 11", "Atoms and Molecules", "Gravitation", "Work, Energy and Power", "Cells and Tissues"],
    [
      "9 10 11",
      "Chemical Reactions",
      "Life Processes",
      "Heredity and Diversity",
      "Electricity and Magnetism",
    ],
    ["12", "Optics", "Organic Chemistry", "Genetics and Evolution"],
  ],
  english: [
    [
      "1 2 3",
      "One and Many",
      "Articles and Prepositions",
      "Opposites and Similar Words",
      "Sound-alike Words",
    ],
    ["4", "Phrasal Verbs", "Homophones", "Punctuation"],
    ["5", "Active and Passive Voice", "Reported Speech"],
    ["6", "Modals", "Phrases and Clauses"],
    ["7", "Conditional Sentences", "Clauses", "Modals"],
    ["8", "Modals and Conditionals", "Relative and Noun Clauses"],
    [
      "9 10 11",
      "Sentence Transformation",
      "Editing and Omission",
      "Register and Tone",
      "Vocabulary in Context",
    ],
    ["12", "Sentence Transformation", "Editing and Proofreading", "Register and Tone"],
    ["4 5 6 7 8 9 10 11", "Reading Comprehension"],
  ],
  computer: [
    ["1 2 3", "Parts of a Computer", "Caring for Computers", "Input and Output"],
    ["4 5", "Input and Output Devices", "Memory and Storage", "Files and Folders", "Online Safety"],
    ["6 7 8", "Algorithms and Flowcharts", "Cyber Safety"],
    ["7", "Computer Networks", "Spreadsheet Formulas", "HTML Basics", "Number Systems"],
    ["9 10 11", "Python Basics", "Databases and SQL", "Boolean Logic", "Artificial Intelligence"],
    ["12", "Python Functions", "SQL Queries", "Boolean Algebra", "AI and Machine Learning"],
  ],
  gk: [
    [
      "1 12",
      "India and Its States",
      "Countries of the World",
      "Plants and Animals",
      "Inventions and Discoveries",
    ],
    ["1 12", "Monuments and Places", "Sports and Games", "Books and Writers", "Life Skills"],
  ],
  reasoning: [
    ["1 2 3", "Patterns", "Odd One Out"],
    ["3 4 5 6 7 8 9 10 11 12", "Coding and Decoding"],
    ["5 6 7 8 9 10 11 12", "Blood Relations"],
    ["5 6 7 8 9", "Venn Diagrams"],
    ["6 7 8", "Dice and Cubes"],
    ["7 8 9 10 11", "Seating Arrangement"],
    ["8 9 10 11 12", "Syllogism"],
    ["10 11 12", "Data Sufficiency"],
  ],
  speedmaths: [
    ["1 2 3", "Number Bonds"],
    ["2", "First Tables"],
    ["3 4", "Multiplication Tables", "Money and Change"],
    ["2 3 4", "Doubles and Halves"],
    ["5 6", "Two-digit Products", "Fractions of Numbers"],
    ["5", "Multiplying by 11 and 25"],
    ["6", "Multiplying by 25 and 99", "Squares", "Per Cents of Numbers"],
    ["7 8 9", "Squares and Cubes"],
    ["8 9 10", "Percentage Change", "Time and Work", "Square and Cube Roots"],
  ],
  spellbee: [
    ["1 2 3 4 5 6 7 8 9 10 11 12", "Right Spelling", "Missing Letters"],
    ["2 3 4 5 6 7 8 9 10 11 12", "Word Meanings"],
    ["3 4 5 6 7 8 9 10", "Misspelt Words"],
    ["3 4 5 6 7 8 9", "Homophones"],
    ["9 10 11 12", "Greek and Latin Roots"],
  ],
};

const rows = Object.entries(expectedTopics).flatMap(([slug, topicsByClasses]) =>
  topicsByClasses.flatMap(([classes, ...topics]) =>
    classes.split(" ").map((classNumber) => ({ slug, classNumber: Number(classNumber), topics })),
  ),
);

describe("the topics of a class", () => {
  it.each(rows)("$slug class $classNumber include $topics", ({ slug, classNumber, topics }) => {
    expect(findTopics(slug, classNumber)).toEqual(expect.arrayContaining(topics));
  });

  it("are not too hard in Maths and Speed Maths for classes 1 to 4", () => {
    const earlyTopics = classNumbers
      .filter((classNumber) => classNumber <= 4)
      .flatMap((classNumber) => ["maths", "speedmaths"].flatMap((slug) => findTopics(slug, classNumber)));
    expect(
      earlyTopics.filter((topic) => /decimal|percent|per cent|integer|algebra|ratio|power|root/i.test(topic)),
    ).toEqual([]);
  });

  it("name no product or version in Computer", () => {
    const topics = classNumbers.flatMap((classNumber) => findTopics("computer", classNumber));
    expect(
      topics.filter((topic) => /windows|word|excel|powerpoint|google|scratch|\d{2}/i.test(topic)),
    ).toEqual([]);
  });
});
