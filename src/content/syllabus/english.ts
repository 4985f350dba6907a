import type { SubjectSyllabus } from "./subject-syllabus";

export const englishSyllabus = {
  5: [
    "Nouns, Pronouns and Adjectives",
    "Verbs and Tenses",
    "Articles, Prepositions and Conjunctions",
    "Active and Passive Voice",
    "Reported Speech",
    "Phrasal Verbs and Idioms",
    "Synonyms, Antonyms and Homophones",
    "Reading Comprehension",
  ],
} satisfies SubjectSyllabus;
