import type { SubjectSyllabus } from "./subject-syllabus";

export const speedmathsSyllabus = {
  4: [
    "Number Bonds",
    "Mental Addition and Subtraction",
    "Multiplication Tables",
    "Quick Multiplication",
    "Quick Division",
    "Doubles and Halves",
    "Money and Change",
    "Fractions of Numbers",
    "Rounding and Estimating",
  ],
} satisfies SubjectSyllabus;
