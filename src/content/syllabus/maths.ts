import type { SubjectSyllabus } from "./subject-syllabus";

export const mathsSyllabus = {
  5: [
    "Large Numbers",
    "Four Operations",
    "Factors and Multiples",
    "HCF and LCM",
    "Fractions",
    "Decimals",
    "Angles and Shapes",
    "Perimeter and Area",
    "Measurement",
    "Money",
    "Time",
    "Number Patterns",
    "Data Handling",
  ],
} satisfies SubjectSyllabus;
