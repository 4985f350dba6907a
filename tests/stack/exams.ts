/** The exams that tests buy, by their fixed ids. */
export const exams = {
  maths: "5b1ec700-0000-4000-8000-000000000001",
  science: "5b1ec700-0000-4000-8000-000000000002",
  english: "5b1ec700-0000-4000-8000-000000000003",
  computer: "5b1ec700-0000-4000-8000-000000000004",
  spellBee: "5b1ec700-0000-4000-8000-000000000008",
} as const;

/** The price of every exam in the seeds, in paise. */
export const pricePaise = 25_000;

/** Class 5, which has mock tests in maths, science and English. */
export const classFive = "c1a55000-0000-4000-8000-000000000005";
