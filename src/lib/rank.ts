/** @returns a whole number with Indian grouping: 2,310 and 1,20,000 */
function formatCount(count: number): string {
  return count.toLocaleString("en-IN");
}

/**
 * A rank among all who took the exam. The two numbers can only be read together, so that no page can show one
 * without the other (docs/exam.md section 7).
 */
export class Rank {
  readonly #rank: number;
  readonly #participantCount: number;

  /**
   * @param rank from 1
   * @param participantCount the number of participants, at least the rank
   * @throws RangeError for numbers that cannot be a rank
   */
  constructor(rank: number, participantCount: number) {
    if (!Number.isInteger(rank) || !Number.isInteger(participantCount) || rank < 1 || rank > participantCount)
      throw new RangeError(`No rank: ${rank} of ${participantCount}`);
    this.#rank = rank;
    this.#participantCount = participantCount;
  }

  /**
   * @param combine receives the rank and the number of participants, both formatted
   * @returns the result of `combine`
   */
  format<Result>(combine: (rank: string, participantCount: string) => Result): Result {
    return combine(formatCount(this.#rank), formatCount(this.#participantCount));
  }

  /** @returns `64 of 2,310` */
  toString(): string {
    return this.format((rank, participantCount) => `${rank} of ${participantCount}`);
  }
}
