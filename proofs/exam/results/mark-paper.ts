/** A question for marking: its section, the letters that get the mark (or `all`), and the number of its options. */
export type KeyQuestion = { section: "A" | "B" | "C"; credited: string; optionCount: number };

/** The counted answers of an attempt, a letter or `-` for each question. */
export type Letters = string;

/** A marked attempt. */
export type Marks = {
  isParticipant: boolean;
  marks: number;
  sectionC: number;
  difficulty: number;
  rank: number | null;
};

export const isCredited = ({ credited }: KeyQuestion, letter: string) =>
  credited === "all" || credited.includes(letter);

export const isParticipant = (letters: Letters) => /[a-d]/.test(letters);

/** Whether `a` ranks above `b`: by marks, marks in section C, and difficulty score (docs/exam.md section 7). */
function isBetter(a: Marks, b: Marks): boolean {
  if (a.marks !== b.marks) return a.marks > b.marks;
  if (a.sectionC !== b.sectionC) return a.sectionC > b.sectionC;
  return a.difficulty > b.difficulty;
}

/**
 * Marks and ranks the attempts by docs/exam.md section 7. `private.mark_paper` must return the same.
 *
 * @param key the questions of the paper
 * @param attemptLetters the counted answers of each attempt that is neither void nor reset
 * @param finalParticipantCount the number of participants of a final result; by default the participants are counted
 * @returns the marks of each attempt, in the same order
 */
export function markPaper(
  key: readonly KeyQuestion[],
  attemptLetters: readonly Letters[],
  finalParticipantCount?: number,
): Marks[] {
  const participants = attemptLetters.filter(isParticipant);
  const participantCount = finalParticipantCount ?? participants.length;
  const missedCounts = key.map(
    (question, index) =>
      participantCount - participants.filter((letters) => isCredited(question, letters.charAt(index))).length,
  );
  const marksOfAttempts = attemptLetters.map((letters): Marks => {
    const rightAnswers = key.flatMap((question, index) =>
      isCredited(question, letters.charAt(index))
        ? [{ question, missedCount: missedCounts[index] ?? 0 }]
        : [],
    );
    return {
      isParticipant: isParticipant(letters),
      marks: rightAnswers.length,
      sectionC: rightAnswers.filter(({ question }) => question.section === "C").length,
      difficulty: rightAnswers.reduce((sum, answer) => sum + answer.missedCount, 0),
      rank: null,
    };
  });
  const rankedAttempts = marksOfAttempts.filter((attempt) => attempt.isParticipant);
  for (const attempt of rankedAttempts)
    attempt.rank = 1 + rankedAttempts.filter((other) => isBetter(other, attempt)).length;
  return marksOfAttempts;
}
