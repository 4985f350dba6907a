import type { SubjectSyllabus } from "../subject-syllabus";

const everyClass = [
  "India and Its States",
  "Countries of the World",
  "Monuments and Places",
  "Plants and Animals",
  "Earth and Space",
  "Inventions and Discoveries",
  "Sports and Games",
  "Books and Writers",
  "Art, Music and Dance",
  "Life Skills",
] as const;

/**
 * The topics are the same for every class (docs/specification.md section 3); the questions become harder with each
 * class.
 */
export const syllabus = {
  1: everyClass,
  2: everyClass,
  3: everyClass,
  4: everyClass,
  5: everyClass,
  6: everyClass,
  7: everyClass,
  8: everyClass,
  9: everyClass,
  10: everyClass,
  11: everyClass,
  12: everyClass,
} satisfies SubjectSyllabus;
