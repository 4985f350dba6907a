import type { SubjectSlug } from "./subjects";

/** Each olympiad in one line: for cards and search results. */
export const subjectLines = {
  maths: "Think with numbers, shapes and patterns, and work out each step.",
  science: "Look closely at the world, ask why, and find out how things work.",
  english: "Read with care, choose the right word, and spot the correct sentence.",
  computer: "Know how computers work, use them well, and stay safe online.",
  gk: "Know your country and your world, from rivers and monuments to sports and books.",
  reasoning: "Find the pattern, follow the rule, and think one step further.",
  speedmaths: "Do sums in your head, quickly and correctly.",
  spellbee: "Spell correctly, tell similar-sounding words apart, and know what they mean.",
} as const satisfies Record<SubjectSlug, string>;
