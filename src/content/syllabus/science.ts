import type { SubjectSyllabus } from "./subject-syllabus";

export const scienceSyllabus = {
  5: [
    "Plants and Seeds",
    "Animals and Their Habitats",
    "Human Body and Health",
    "Materials and Their States",
    "Light and Shadows",
    "Force, Energy and Simple Machines",
    "Air, Water and Soil",
    "Earth and the Universe",
  ],
} satisfies SubjectSyllabus;
