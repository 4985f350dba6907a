import * as v from "valibot";
import {
  cardSchema,
  createCard,
  mergeCards,
  readDeck,
  storeDeck,
  type Card,
  type Deck,
} from "../engine/mock-test/mistakes-deck";
import { listQueuedTests, storeQueuedTests, type QueuedTest } from "../engine/mock-test/queued-tests";
import { report } from "../lib/report";
import { getClient } from "./client";
import { listExplanations } from "./question-files";
import { getRows } from "./request";
import { sessionStore } from "./session";

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

/**
 * Checks whether data of this student may be stored on this device. After a logout it must not be.
 *
 * @param studentId the student, or null
 * @returns whether this student is logged in, or for null, whether nobody is
 */
export function isStillLoggedIn(studentId: string | null): boolean {
  return (sessionStore.getState()?.studentId ?? null) === studentId;
}

/** Finds the cards of the mistakes behind a test's wrong answers; undefined if its explanations cannot be loaded. */
async function findCards({ subjectSlug, classNumber, chosen, day }: QueuedTest): Promise<Card[] | undefined> {
  const explanations = await listExplanations(subjectSlug, classNumber);
  if (Object.keys(explanations).length === 0) return undefined;
  return Object.entries(chosen).flatMap(([itemId, option]) => {
    const mistake = explanations[itemId]?.mistakes?.[option];
    return mistake === undefined ? [] : createCard({ subjectSlug, classNumber, mistake, itemId }, day);
  });
}

/** Adds the mistakes of queued tests to the deck of this device, and removes those tests from the queue. */
async function addNewMistakes(studentId: string | null): Promise<void> {
  const tests = listQueuedTests(studentId);
  const cardsOfTests = await Promise.all(tests.map(findCards));
  if (!isStillLoggedIn(studentId)) return;
  // Read the deck only now, because an answer may have been stored meanwhile.
  const deck = readDeck(studentId);
  const cards = cardsOfTests.reduce<Card[]>((all, newCards) => mergeCards(all, newCards ?? []), deck.cards);
  if (tests.length > 0) storeDeck(studentId, { ...deck, cards });
  const unloadedTests = new Set(
    tests.filter((_, index) => cardsOfTests[index] === undefined).map((test) => JSON.stringify(test)),
  );
  const knownTests = new Set(tests.map((test) => JSON.stringify(test)));
  // Tests whose explanations could not be loaded stay in the queue, as do tests that were added meanwhile.
  storeQueuedTests(
    studentId,
    listQueuedTests(studentId).filter((test) => {
      const text = JSON.stringify(test);
      return unloadedTests.has(text) || !knownTests.has(text);
    }),
  );
}

/** Sends the changed cards to the account, and replaces the cards of this device by the account's. */
async function syncCards(studentId: string): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const sentCards = readDeck(studentId).cards.filter(({ isUnsent }) => isUnsent);
    const client = await getClient();
    const reply = await getRows(client.rpc("sync_mistake_cards", { p_changed: sentCards.map(toRow) }));
    const savedCards = v.parse(rowsSchema, reply);
    if (!isStillLoggedIn(studentId)) return;
    const deck = readDeck(studentId);
    const isSent = (card: Card) => sentCards.some((other) => JSON.stringify(other) === JSON.stringify(card));
    const changedMeanwhile = deck.cards.filter((card) => card.isUnsent && !isSent(card));
    storeDeck(studentId, { ...deck, cards: mergeCards(savedCards, changedMeanwhile) });
  } catch (error) {
    report("syncing the mistakes deck", error);
  }
}

let lastSync = Promise.resolve();

/**
 * Sends this device's changes to the account and loads the account's cards. Calls run one after the other, so that no
 * older reply replaces a newer one. A failure is reported, and the device continues with its own cards.
 *
 * @param studentId the logged-in student
 * @returns a promise that resolves after the cards are stored or the failure is reported
 */
export function syncDeck(studentId: string): Promise<void> {
  lastSync = lastSync.then(() => syncCards(studentId));
  return lastSync;
}

/**
 * Updates the deck of this device by the mistakes of queued tests, and for a student by the account's cards.
 *
 * @param studentId the logged-in student, or null
 * @returns the deck
 */
export async function openDeck(studentId: string | null): Promise<Deck> {
  await addNewMistakes(studentId);
  if (studentId !== null) await syncDeck(studentId);
  return readDeck(studentId);
}
