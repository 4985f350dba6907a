import type { Explanation } from "../../../items/item";
import { dayInIndia, daysBetween } from "../../../lib/day-in-india";
import { createRandom, createSeed, shuffle } from "../../../lib/random";
import { isStillHere, openDeck, syncDeck } from "../../../data/mistakes-deck";
import { notePracticeDay } from "../../../data/practice-record";
import { listExplanations, listMistakeTexts, listQuestions } from "../../../data/question-files";
import { listPractisedIds } from "../../../engine/mock-test/mistakes";
import {
  answerCard,
  doneStep,
  listDue,
  putCards,
  readDeck,
  storeDeck,
  type Card,
} from "../../../engine/mock-test/mistakes-deck";
import type { Question } from "../../../engine/mock-test/questions";
import { listSeenIds } from "../../../engine/mock-test/seen-questions";

/** A question of the deck, with the texts shown after its answer. */
export type DueQuestion = { card: Card; question: Question; explanation: Explanation; mistakeText: string };

const todayInIndia = () => dayInIndia(new Date());

/**
 * @param studentId the logged-in student, or null
 * @returns how many questions of the deck are to be asked today, 0 to 10
 */
export async function countDue(studentId: string | null): Promise<number> {
  return listDue(await openDeck(studentId), todayInIndia()).length;
}

/** Another question of the card's mistake, one that was not asked lately if there is one; the same again if it is the only one. */
async function findQuestion(card: Card): Promise<DueQuestion | "gone" | "unreachable"> {
  const { subjectSlug, classNumber, mistake, itemId } = card;
  const [questions, explanations, texts] = await Promise.all([
    listQuestions(subjectSlug, classNumber),
    listExplanations(subjectSlug, classNumber),
    listMistakeTexts(subjectSlug, classNumber),
  ]);
  if (questions.length === 0 || Object.keys(explanations).length === 0 || texts.size === 0)
    return "unreachable";
  const ids = listPractisedIds(mistake, explanations);
  const seen = listSeenIds(card);
  const today = todayInIndia();
  const random = createRandom(createSeed());
  const [question] = shuffle(
    questions.filter(
      ({ id, validUntil }) => ids.has(id) && (validUntil === undefined || validUntil >= today),
    ),
    random,
  ).toSorted(
    (a, b) =>
      Number(a.id === itemId) - Number(b.id === itemId) || Number(seen.has(a.id)) - Number(seen.has(b.id)),
  );
  const explanation = question && explanations[question.id];
  const mistakeText = texts.get(mistake);
  if (!question || !explanation || mistakeText === undefined) return "gone";
  return {
    card,
    question: { ...question, options: shuffle(question.options, random) },
    explanation,
    mistakeText,
  };
}

/**
 * Draws today's questions of the deck: for each mistake that is due another question about it, in a random order. A
 * mistake that the bank does not have any more leaves the deck.
 *
 * @param studentId the logged-in student, or null
 * @returns at most ten questions; none if nothing is due, or no question file can be loaded
 */
export async function drawDue(studentId: string | null): Promise<DueQuestion[]> {
  const due = listDue(await openDeck(studentId), todayInIndia());
  const found = await Promise.all(due.map(findQuestion));
  if (!isStillHere(studentId)) return [];
  const gone = due.filter((_, index) => found[index] === "gone");
  if (gone.length > 0) {
    const deck = readDeck(studentId);
    const done = gone.map((card) => Object.assign({}, card, { step: doneStep, isUnsent: true }));
    storeDeck(studentId, { ...deck, cards: putCards(deck.cards, done) });
  }
  const questions = found.filter((entry) => typeof entry === "object");
  return shuffle(questions, createRandom(createSeed()));
}

/**
 * Stores an answer to a question of the deck on this device, and sends it to the student's account.
 *
 * @param studentId the logged-in student, or null
 * @param due the question
 * @param isRight whether the answer was right
 * @returns in how many days the mistake comes back, or that it is done
 */
export function answerDue(
  studentId: string | null,
  { card, question }: DueQuestion,
  isRight: boolean,
): number | "done" {
  const today = todayInIndia();
  const answered = answerCard(card, question.id, isRight, today);
  const deck = readDeck(studentId);
  const count = deck.answered.day === today ? deck.answered.count : 0;
  // Without an account there is nobody to send this to.
  const isDropped = studentId === null && answered.step === doneStep;
  const cards = putCards(deck.cards, [answered]).filter((other) => !isDropped || other !== answered);
  storeDeck(studentId, { cards, answered: { day: today, count: count + 1 } });
  if (studentId !== null) void syncDeck(studentId);
  notePracticeDay(studentId);
  return answered.step === doneStep ? "done" : daysBetween(today, answered.dueDay);
}
