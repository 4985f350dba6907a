import { isCredited, isParticipant, markPaper, type KeyQuestion, type Letters } from "./mark-paper";

const letters = ["a", "b", "c", "d"] as const;

/** The minimum of participants for KR-20 and the standard error (docs/exam.md section 7). */
const minParticipantsForReliability = 30;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

/** The sum of (x - mean of x) · (y - mean of y). */
function sumProducts(xs: readonly number[], ys: readonly number[]): number {
  const [meanX, meanY] = [mean(xs), mean(ys)];
  return sum(xs.map((x, index) => (x - meanX) * ((ys[index] ?? 0) - meanY)));
}

/** Pearson's correlation; null if all x or all y are the same. */
export function correlate(xs: readonly number[], ys: readonly number[]): number | null {
  const isConstant = (values: readonly number[]) => values.every((value) => value === values[0]);
  if (xs.length === 0 || isConstant(xs) || isConstant(ys)) return null;
  return sumProducts(xs, ys) / Math.sqrt(sumProducts(xs, xs) * sumProducts(ys, ys));
}

/** The variance of a sample (divided by n - 1); null for fewer than two values. */
function computeSampleVariance(values: readonly number[]): number | null {
  return values.length < 2 ? null : sumProducts(values, values) / (values.length - 1);
}

/**
 * The coefficient of internal consistency of Moodle's quiz statistics: P / (P − 1) · (1 − the sum of the questions' variances /
 * the variance of the marks), where P is the number of questions. For marks of 0 and 1 it is KR-20.
 *
 * @param table a row of marks, 0 or 1, for each participant
 * @returns null for fewer than two questions or two participants, and if all have the same marks
 */
export function findConsistency(table: readonly (readonly number[])[]): number | null {
  const questionCount = table[0]?.length ?? 0;
  const variance = computeSampleVariance(table.map(sum));
  if (questionCount < 2 || !variance) return null;
  const questions = Array.from({ length: questionCount }, (_, index) => table.map((row) => row[index] ?? 0));
  return (
    (questionCount / (questionCount - 1)) *
    (1 - sum(questions.map((column) => computeSampleVariance(column) ?? 0)) / variance)
  );
}

/** The share of each option's letter among the chosen letters. */
function computeLetterShares(chosen: readonly string[], optionCount: number): Record<string, number> {
  const shares = letters
    .slice(0, optionCount)
    .map(
      (letter) =>
        [letter, chosen.filter((chosenLetter) => chosenLetter === letter).length / chosen.length] as const,
    );
  return Object.fromEntries(shares);
}

/** The lowest marks of the best 27% and the highest marks of the worst 27%. */
function findGroupLimits(marks: readonly number[]) {
  const ordered = marks.toSorted((a, b) => a - b);
  const count = Math.ceil((27 * marks.length) / 100);
  return { top: ordered[marks.length - count] ?? Number.NaN, bottom: ordered[count - 1] ?? Number.NaN };
}

/**
 * Computes the statistics of a paper and its questions independently of `private.measure_paper`, by the formulas of Moodle's quiz
 * statistics, as fractions of 1.
 *
 * @param key the questions of the paper
 * @param attemptLetters the counted answers of each attempt
 */
export function measurePaper(key: readonly KeyQuestion[], attemptLetters: readonly Letters[]) {
  const participants = attemptLetters.filter(isParticipant);
  const marks = markPaper(key, participants).map((participant) => participant.marks);
  const table = participants.map((answers) =>
    key.map((question, index) => Number(isCredited(question, answers.charAt(index)))),
  );
  const variance = computeSampleVariance(marks);
  const deviation = variance === null ? null : Math.sqrt(variance);
  const kr20 = participants.length >= minParticipantsForReliability ? findConsistency(table) : null;
  const { top, bottom } = findGroupLimits(marks);

  const questions = key.map((question, index) => {
    const column = table.map((row) => row[index] ?? 0);
    const otherMarks = column.map((mark, participantIndex) => (marks[participantIndex] ?? 0) - mark);
    const listLettersOf = (isInGroup: (ownMarks: number) => boolean) =>
      participants
        .filter((_, participantIndex) => isInGroup(marks[participantIndex] ?? 0))
        .map((answers) => answers.charAt(index));
    const topChosen = listLettersOf((ownMarks) => ownMarks >= top);
    const facility = participants.length === 0 ? null : mean(column);
    const discrimination = correlate(column, otherMarks);
    const countTop = (wanted: string) => topChosen.filter((letter) => letter === wanted).length;
    const creditedTopCount = topChosen.filter((letter) => question.credited.includes(letter)).length;
    const isKeyOutvoted = letters.some(
      (letter) => !question.credited.includes(letter) && countTop(letter) > creditedTopCount,
    );
    const suspectFor = [
      // A value that differs from zero only by rounding is not a negative correlation.
      ...(discrimination !== null && discrimination < -1e-12 ? ["discrimination"] : []),
      ...(facility !== null && facility < question.credited.length / question.optionCount
        ? ["facility"]
        : []),
      ...(isKeyOutvoted ? ["letter"] : []),
    ];
    return {
      facility,
      discrimination,
      topShares: participants.length === 0 ? {} : computeLetterShares(topChosen, question.optionCount),
      bottomShares:
        participants.length === 0
          ? {}
          : computeLetterShares(
              listLettersOf((ownMarks) => ownMarks <= bottom),
              question.optionCount,
            ),
      suspectFor: question.credited === "all" ? [] : suspectFor,
    };
  });

  return {
    participants: participants.length,
    mean: participants.length === 0 ? null : mean(marks),
    deviation,
    kr20,
    // A coefficient that differs from 1 only by rounding gives a standard error of 0.
    standardError:
      kr20 === null || deviation === null ? null : deviation * Math.sqrt(1 - kr20 < 1e-12 ? 0 : 1 - kr20),
    distribution: Array.from(
      { length: key.length + 1 },
      (_, count) => marks.filter((ownMarks) => ownMarks === count).length,
    ),
    questions,
  };
}
