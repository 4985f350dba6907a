/**
 * How long after the deadline an answer that was given in time may arrive, in milliseconds (docs/exam.md section 1,
 * E4). The database decides; screens and the exam page use this value.
 */
export const lateAnswersMs = 180_000;
