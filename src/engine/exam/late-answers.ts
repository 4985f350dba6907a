/**
 * An answer that was given in time may arrive this much later than the deadline, in milliseconds (docs/exam.md section 1, E4).
 * SQL decides; screens and device use this value.
 */
export const lateAnswersMs = 180_000;
