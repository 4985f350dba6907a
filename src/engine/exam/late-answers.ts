/**
 * How long after the deadline an answer that was given in time may still arrive, in milliseconds (docs/exam.md section 1, E4). SQL
 * decides; this is what the screens say and what the device waits for.
 */
export const lateAnswersMs = 180_000;
