/**
 * How long after the deadline an answer that was given in time may still arrive, in milliseconds (docs/exam.md section 1, E4). SQL
 * decides; screens and device use this value.
 */
export const lateAnswersMs = 180_000;
