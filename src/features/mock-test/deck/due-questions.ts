import type { Explanation } from "../../../items/item";
import { dayInIndia, daysBetween } from "../../../lib/day-in-india";
import { createRandom, createSeed, shuffle } from "../../../lib/random";
import { isStillLoggedIn, openDeck, syncDeck } from "../../../data/mistakes-deck";
import { recordPracticeDay } from "../../../data/practice-record";
import { listExplanations, listMistakeTexts, listQuestions } from "../../../data/question-files";
import { listPractisedIds } from "../../../engine/mock-test/mistakes";
import {
  answerCard,
  doneStep,
  listDueCards,
  mergeCards,
  readDeck,
  storeDeck,
  type Card,
} from "../../../engine/mock-test/mistakes-deck";
import type { Question } from "../../../engine/mock-test/questions";
import { listSeenIds } from "../../../engine/mock-test/seen-questions";

/** A question of the mistakes deck, with the texts shown after its answer. */
export type DueQuestion = { card: Card; question: Question; explanation: Explanation; mistakeText: string };

const todayInIndia = () => dayInIndia(new Date());

/**
 * @param studentId the logged-in student, or null
 * @returns the number of questions of the mistakes deck for today, 0 to 10
 */
export async function countDue(studentId: string | null): Promise<number> {
  return listDueCards(await openDeck(studentId), todayInIndia()).length;
}

/** Reads the files of a card's set; undefined if one of them cannot be loaded. */
async function readSet({ subjectSlug, classNumber }: Card) {
  const [questions, explanations, texts] = await Promise.all([
    listQuestions(subjectSlug, classNumber),
    listExplanations(subjectSlug, classNumber),
    listMistakeTexts(subjectSlug, classNumber),
  ]);
  const isComplete = questions.length > 0 && Object.keys(explanations).length > 0 && texts.size > 0;
  return isComplete ? { questions, explanations, texts } : undefined;
}

type DueSet = NonNullable<Awaited<ReturnType<typeof readSet>>>;

/**
 * Picks a question about the card's mistake at random, preferably a question that is not asked today for another
 * mistake, and was not asked lately. Undefined if the set no longer has a question about the mistake.
 */
function pickQuestion(
  card: Card,
  { questions, explanations, texts }: DueSet,
  idsAskedToday: ReadonlySet<string>,
): DueQuestion | undefined {
  const idsWithMistake = listPractisedIds(card.mistake, explanations);
  const recentIds = listSeenIds(card);
  const today = todayInIndia();
  const random = createRandom(createSeed());
  // A text of three digits, with a 1 for each reason against the question, the most important reason first. The question
  // with the lowest text is picked.
  const toSortText = ({ id }: Question) =>
    [idsAskedToday.has(id), id === card.itemId, recentIds.has(id)].map(Number).join("");
  const [question] = shuffle(
    questions.filter(
      ({ id, validUntil }) => idsWithMistake.has(id) && (validUntil === undefined || validUntil >= today),
    ),
    random,
  ).toSorted((a, b) => toSortText(a).localeCompare(toSortText(b)));
  const explanation = question && explanations[question.id];
  const mistakeText = texts.get(card.mistake);
  if (!question || !explanation || mistakeText === undefined) return undefined;
  return {
    card,
    question: { ...question, options: shuffle(question.options, random) },
    explanation,
    mistakeText,
  };
}

/**
 * Draws today's questions of the mistakes deck: one question about each due mistake, in a random order. A mistake that
 * the bank no longer has is removed from the deck.
 *
 * @param studentId the logged-in student, or null
 * @returns at most ten questions; none if nothing is due, or no question file can be loaded
 */
export async function pickDueQuestions(studentId: string | null): Promise<DueQuestion[]> {
  const dueCards = listDueCards(await openDeck(studentId), todayInIndia());
  const sets = await Promise.all(dueCards.map(readSet));
  // Somebody else may have logged in or out while the files were loaded.
  if (!isStillLoggedIn(studentId)) return [];
  const questions: DueQuestion[] = [];
  const removedCards: Card[] = [];
  for (const [index, card] of dueCards.entries()) {
    const set = sets[index];
    if (!set) continue;
    const dueQuestion = pickQuestion(card, set, new Set(questions.map(({ question }) => question.id)));
    if (dueQuestion) questions.push(dueQuestion);
    else removedCards.push({ ...card, step: doneStep, isUnsent: true });
  }
  if (removedCards.length > 0) {
    const deck = readDeck(studentId);
    storeDeck(studentId, { ...deck, cards: mergeCards(deck.cards, removedCards) });
  }
  return shuffle(questions, createRandom(createSeed()));
}

/**
 * Stores an answer to a question of the mistakes deck on this device, and sends it to the student's account.
 *
 * @param studentId the logged-in student, or null
 * @param dueQuestion the question
 * @param isRight whether the answer was right
 * @returns in how many days the mistake is asked again; `done` if it is not asked again
 */
export function storeDueAnswer(
  studentId: string | null,
  { card, question }: DueQuestion,
  isRight: boolean,
): number | "done" {
  const today = todayInIndia();
  const answeredCard = answerCard(card, question.id, isRight, today);
  const deck = readDeck(studentId);
  const count = deck.answered.day === today ? deck.answered.count : 0;
  // A visitor has no account to which the finished card must be sent.
  const isDropped = studentId === null && answeredCard.step === doneStep;
  const cards = mergeCards(deck.cards, [answeredCard]).filter(
    (other) => !isDropped || other !== answeredCard,
  );
  storeDeck(studentId, { cards, answered: { day: today, count: count + 1 } });
  if (studentId !== null) void syncDeck(studentId);
  recordPracticeDay(studentId);
  return answeredCard.step === doneStep ? "done" : daysBetween(today, answeredCard.dueDay);
}
