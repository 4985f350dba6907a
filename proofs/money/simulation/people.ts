/** The students of the simulation. */
export const students = {
  Asha: "a5a00000-0000-4000-8000-000000000001",
  Ravi: "7a100000-0000-4000-8000-000000000002",
} as const;
export type StudentName = keyof typeof students;

/** Three exams; each costs 250 rupees at the start. */
export const exams = {
  maths: "5b1ec700-0000-4000-8000-000000000001",
  science: "5b1ec700-0000-4000-8000-000000000002",
  english: "5b1ec700-0000-4000-8000-000000000003",
} as const;
export type ExamName = keyof typeof exams;

/** The price of every exam at the start, in paise. */
export const pricePaise = 25_000;
