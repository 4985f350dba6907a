/** One question and its answer, in plain text. */
export type FaqItem = { question: string; answer: string };
