import { syllabus as mathsSyllabus } from "./syllabus/topics/maths";
import type { SubjectSyllabus } from "./syllabus/subject-syllabus";

const gradesTwoAndThree = [
  "Numbers and Place Value",
  "Addition and Subtraction",
  "Multiplication and Sharing",
  "Simple Fractions",
  "Shapes and Symmetry",
  "Length, Weight and Capacity",
  "Time and Calendar",
  "Money",
  "Patterns",
  "Pictures and Data",
] as const;

const gradesNineToEleven = [
  "Number Systems and Sets",
  "Polynomials",
  "Equations and Inequalities",
  "Functions and Graphs",
  "Sequences and Series",
  "Coordinate Geometry",
  "Triangles",
  "Circles",
  "Trigonometry",
  "Areas and Volumes",
  "Statistics",
  "Probability",
] as const;

const gradeFive = [
  "Large Numbers",
  "Four Operations",
  "Factors, HCF and LCM",
  "Fractions",
  "Decimals",
  "Angles and Shapes",
  "Perimeter and Area",
  "Measurement",
  "Money",
  "Time",
  "Number Patterns",
  "Data Handling",
] as const;

/**
 * The Mathematics list of the exam information page: 8 to 12 topics a grade, the same for grades 2 and 3 and for grades
 * 9 to 11 (docs/specification.md section 3). Other grades have the olympiad's own list; grade 5 combines two of its
 * topics.
 */
export const mathExamSyllabus: SubjectSyllabus = {
  ...mathsSyllabus,
  2: gradesTwoAndThree,
  3: gradesTwoAndThree,
  5: gradeFive,
  9: gradesNineToEleven,
  10: gradesNineToEleven,
  11: gradesNineToEleven,
};
