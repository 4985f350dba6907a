/** A question for marking: its section, and the letters of the file that get the mark, or `all`. */
export type KeyQuestion = { section: "A" | "B" | "C"; credited: string; optionCount: number };

/** The counted answers of an attempt, a letter or `-` for each question. */
export type Letters = string;

export type Marked = {
  isSat: boolean;
  marks: number;
  sectionC: number;
  difficulty: number;
  rank: number | null;
};

export const hasMark = ({ credited }: KeyQuestion, letter: string) =>
  credited === "all" || credited.includes(letter);

export const isSat = (letters: Letters) => /[a-d]/.test(letters);

/** Compares two triples of marks, marks in section C, and difficulty score (docs/exam.md section 7). */
function isBetter(a: Marked, b: Marked): boolean {
  if (a.marks !== b.marks) return a.marks > b.marks;
  if (a.sectionC !== b.sectionC) return a.sectionC > b.sectionC;
  return a.difficulty > b.difficulty;
}

/**
 * Marks and ranks each attempt separately by docs/exam.md section 7. `private.mark_paper` must give the same.
 *
 * @param key the questions of the paper
 * @param sittings what counts of each attempt that is neither void nor reset
 * @param frozenSitters N, once the result is final
 * @returns for each attempt, in their order
 */
export function markPaper(
  key: readonly KeyQuestion[],
  sittings: readonly Letters[],
  frozenSitters?: number,
): Marked[] {
  const sat = sittings.filter(isSat);
  const n = frozenSitters ?? sat.length;
  const others = key.map(
    (question, place) => n - sat.filter((letters) => hasMark(question, letters.charAt(place))).length,
  );
  const marked = sittings.map((letters): Marked => {
    const right = key.flatMap((question, place) =>
      hasMark(question, letters.charAt(place)) ? [{ question, others: others[place] ?? 0 }] : [],
    );
    return {
      isSat: isSat(letters),
      marks: right.length,
      sectionC: right.filter(({ question }) => question.section === "C").length,
      difficulty: right.reduce((sum, answer) => sum + answer.others, 0),
      rank: null,
    };
  });
  const ranked = marked.filter((own) => own.isSat);
  for (const own of ranked) own.rank = 1 + ranked.filter((other) => isBetter(other, own)).length;
  return marked;
}
