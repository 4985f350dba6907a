import { hasMark, isSat, markPaper, type KeyQuestion, type Letters } from "./mark-paper";

const letters = ["a", "b", "c", "d"] as const;

/** From so many sitters on a paper has KR-20 and a standard error (docs/exam.md section 7). */
const sittersForReliability = 30;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

/** The sum of the products of differences to the mean; of a row with itself, its squares. */
function sumProducts(xs: readonly number[], ys: readonly number[]): number {
  const [meanX, meanY] = [mean(xs), mean(ys)];
  return sum(xs.map((x, place) => (x - meanX) * ((ys[place] ?? 0) - meanY)));
}

/** Pearson's correlation; null where one of both is the same for all. */
export function correlate(xs: readonly number[], ys: readonly number[]): number | null {
  const isConstant = (values: readonly number[]) => values.every((value) => value === values[0]);
  if (xs.length === 0 || isConstant(xs) || isConstant(ys)) return null;
  return sumProducts(xs, ys) / Math.sqrt(sumProducts(xs, xs) * sumProducts(ys, ys));
}

/** The variance of a sample, of which one is missing by the mean; null of fewer than two. */
function varyInSample(values: readonly number[]): number | null {
  return values.length < 2 ? null : sumProducts(values, values) / (values.length - 1);
}

/**
 * The coefficient of internal consistency as Moodle's quiz statistics have it: P / (P − 1) · (1 − the sum of the questions'
 * variances / the variance of the marks). Of questions with one mark or none it is KR-20.
 *
 * @param table a row of 0 and 1 for each who took the exam
 * @returns null of fewer than two questions or two who took the exam, and where all have the same marks
 */
export function findConsistency(table: readonly (readonly number[])[]): number | null {
  const count = table[0]?.length ?? 0;
  const variance = varyInSample(table.map(sum));
  if (count < 2 || !variance) return null;
  const questions = Array.from({ length: count }, (_, place) => table.map((row) => row[place] ?? 0));
  return (count / (count - 1)) * (1 - sum(questions.map((column) => varyInSample(column) ?? 0)) / variance);
}

/** The share of students who chose each letter. */
function shareLetters(chosen: readonly string[], optionCount: number): Record<string, number> {
  const shares = letters
    .slice(0, optionCount)
    .map((letter) => [letter, chosen.filter((own) => own === letter).length / chosen.length] as const);
  return Object.fromEntries(shares);
}

/** The lowest marks of the best 27% and the highest marks of the worst 27%. */
function findBorders(marks: readonly number[]) {
  const ordered = marks.toSorted((a, b) => a - b);
  const count = Math.ceil((27 * marks.length) / 100);
  return { top: ordered[marks.length - count] ?? Number.NaN, bottom: ordered[count - 1] ?? Number.NaN };
}

/**
 * The statistics of a paper and its questions: a second computation beside `private.measure_paper`, one number after the
 * other, by the formulas of Moodle's quiz statistics as shares of 1.
 *
 * @param key the questions of the paper
 * @param sittings what counts of each attempt
 */
export function measurePaper(key: readonly KeyQuestion[], sittings: readonly Letters[]) {
  const sat = sittings.filter(isSat);
  const marks = markPaper(key, sat).map((own) => own.marks);
  const table = sat.map((own) => key.map((question, place) => Number(hasMark(question, own.charAt(place)))));
  const variance = varyInSample(marks);
  const deviation = variance === null ? null : Math.sqrt(variance);
  const kr20 = sat.length >= sittersForReliability ? findConsistency(table) : null;
  const { top, bottom } = findBorders(marks);

  const questions = key.map((question, place) => {
    const column = table.map((row) => row[place] ?? 0);
    const rest = column.map((mark, index) => (marks[index] ?? 0) - mark);
    const chosenBy = (isOne: (own: number) => boolean) =>
      sat.filter((_, index) => isOne(marks[index] ?? 0)).map((own) => own.charAt(place));
    const topChosen = chosenBy((own) => own >= top);
    const facility = sat.length === 0 ? null : mean(column);
    const discrimination = correlate(column, rest);
    const countTop = (own: string) => topChosen.filter((letter) => letter === own).length;
    const creditedInTop = topChosen.filter((letter) => question.credited.includes(letter)).length;
    const isBeaten = letters.some(
      (letter) => !question.credited.includes(letter) && countTop(letter) > creditedInTop,
    );
    const suspectFor = [
      // A value that differs from zero only by rounding is not a negative correlation.
      ...(discrimination !== null && discrimination < -1e-12 ? ["discrimination"] : []),
      ...(facility !== null && facility < question.credited.length / question.optionCount
        ? ["facility"]
        : []),
      ...(isBeaten ? ["letter"] : []),
    ];
    return {
      facility,
      discrimination,
      topShares: sat.length === 0 ? {} : shareLetters(topChosen, question.optionCount),
      bottomShares:
        sat.length === 0
          ? {}
          : shareLetters(
              chosenBy((own) => own <= bottom),
              question.optionCount,
            ),
      suspectFor: question.credited === "all" ? [] : suspectFor,
    };
  });

  return {
    sitters: sat.length,
    mean: sat.length === 0 ? null : mean(marks),
    deviation,
    kr20,
    standardError: kr20 === null || deviation === null ? null : deviation * Math.sqrt(1 - kr20),
    distribution: Array.from(
      { length: key.length + 1 },
      (_, count) => marks.filter((own) => own === count).length,
    ),
    questions,
  };
}
