import * as v from "valibot";
import {
  answerCard,
  cardSchema,
  createCard,
  doneStep,
  listDue,
  putCards,
  readDeck,
  storeDeck,
  type Card,
  type Deck,
} from "../engine/mock-test/mistakes-deck";
import { listTestsToAdd, storeTestsToAdd, type TestToAdd } from "../engine/mock-test/mistakes-to-add";
import { listPractisedIds } from "../engine/mock-test/mistakes";
import type { Question } from "../engine/mock-test/questions";
import { listSeenIds } from "../engine/mock-test/seen-questions";
import type { Explanation } from "../items/item";
import { dayInIndia, daysBetween } from "../lib/day-in-india";
import { createRandom, createSeed, shuffle } from "../lib/random";
import { report } from "../lib/report";
import { getClient } from "./client";
import { listExplanations, listMistakeTexts, listQuestions } from "./question-files";
import { getRows } from "./request";
import { sessionStore } from "./session";

/** A question of the deck, with what is said after its answer. */
export type DueQuestion = { card: Card; question: Question; explanation: Explanation; mistakeText: string };

const rowsSchema = v.array(
  v.pipe(
    v.object({
      subject: v.string(),
      class_number: v.number(),
      mistake: v.string(),
      item_id: v.string(),
      due_day: v.string(),
      step: v.number(),
    }),
    v.transform((row) => ({
      subjectSlug: row.subject,
      classNumber: row.class_number,
      mistake: row.mistake,
      itemId: row.item_id,
      dueDay: row.due_day,
      step: row.step,
    })),
    cardSchema,
  ),
);

function toRow({ subjectSlug, classNumber, mistake, itemId, dueDay, step }: Card) {
  return {
    subject: subjectSlug,
    class_number: classNumber,
    mistake,
    item_id: itemId,
    due_day: dueDay,
    step,
  };
}

/** Whether this student is still logged in here, or nobody: after a logout nothing of the student is stored any more. */
function isStillHere(studentId: string | null): boolean {
  return (sessionStore.getState()?.studentId ?? null) === studentId;
}

const todayInIndia = () => dayInIndia(new Date());

/** The cards of the mistakes that a test's wrong answers come from; undefined while its explanations cannot be had. */
async function findCards({ subjectSlug, classNumber, chosen, day }: TestToAdd): Promise<Card[] | undefined> {
  const explanations = await listExplanations(subjectSlug, classNumber);
  if (Object.keys(explanations).length === 0) return undefined;
  return Object.entries(chosen).flatMap(([itemId, option]) => {
    const mistake = explanations[itemId]?.mistakes?.[option];
    return mistake === undefined ? [] : createCard({ subjectSlug, classNumber, mistake, itemId }, day);
  });
}

/** Puts the mistakes of new tests into the deck of this device. */
async function addNewMistakes(studentId: string | null): Promise<void> {
  const tests = listTestsToAdd(studentId);
  const found = await Promise.all(tests.map(findCards));
  if (!isStillHere(studentId)) return;
  // Read again: an answer may have been stored meanwhile.
  const deck = readDeck(studentId);
  const cards = found.reduce<Card[]>((all, some) => putCards(all, some ?? []), deck.cards);
  if (tests.length > 0) storeDeck(studentId, { ...deck, cards });
  const missing = new Set(
    tests.filter((_, index) => found[index] === undefined).map((test) => JSON.stringify(test)),
  );
  const known = new Set(tests.map((test) => JSON.stringify(test)));
  storeTestsToAdd(
    studentId,
    listTestsToAdd(studentId).filter((test) => {
      const text = JSON.stringify(test);
      return missing.has(text) || !known.has(text);
    }),
  );
}

async function sendAndRead(studentId: string): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const sent = readDeck(studentId).cards.filter(({ isUnsent }) => isUnsent);
    const client = await getClient();
    const answer = await getRows(client.rpc("sync_mistake_cards", { p_changed: sent.map(toRow) }));
    const saved = v.parse(rowsSchema, answer);
    if (!isStillHere(studentId)) return;
    const deck = readDeck(studentId);
    const isSent = (card: Card) => sent.some((other) => JSON.stringify(other) === JSON.stringify(card));
    const changedMeanwhile = deck.cards.filter((card) => card.isUnsent && !isSent(card));
    storeDeck(studentId, { ...deck, cards: putCards(saved, changedMeanwhile) });
  } catch (error) {
    report("syncing the mistakes deck", error);
  }
}

let syncing = Promise.resolve();

/**
 * Sends this device's changes to the account and loads the account's cards; one call after the other, so that no older
 * answer replaces a newer one. A failure is reported, and the device continues with its own.
 */
function syncDeck(studentId: string): Promise<void> {
  syncing = syncing.then(() => sendAndRead(studentId));
  return syncing;
}

/**
 * Opens the deck of this device, with the mistakes of new tests, and for a student with those of the account.
 *
 * @param studentId the logged-in student, or null
 * @returns the deck
 */
export async function openDeck(studentId: string | null): Promise<Deck> {
  await addNewMistakes(studentId);
  if (studentId !== null) await syncDeck(studentId);
  return readDeck(studentId);
}

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
 * Draws today's questions of the deck: for each mistake that is due another question about it, in a random order. A mistake that
 * the bank does not have any more leaves the deck.
 *
 * @param studentId the logged-in student, or null
 * @returns at most ten questions; none where nothing is due, or no question file can be had
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
  return answered.step === doneStep ? "done" : daysBetween(today, answered.dueDay);
}
