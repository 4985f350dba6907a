import * as v from "valibot";
import { addDays } from "../../lib/day-in-india";
import { readStored, removeStored, writeStored } from "../../lib/storage";
import { deckKey } from "./deck-keys";
import { listQueuedTests, storeQueuedTests } from "./queued-tests";

/**
 * The days until a mistake is asked again: after it was made, and after the first, second and third right answer. After
 * the fourth right answer, the mistake is done.
 */
const intervalDays = [1, 3, 7, 21] as const;

/** The step of a mistake that is done. */
export const doneStep = intervalDays.length;

/**
 * The maximum number of questions of the deck in one day, and of mistakes in it; the account stores no more
 * (private.sync_mistake_cards).
 */
export const maxQuestionsPerDay = 10;
const maxCards = 300;

/**
 * A mistake to ask again: its subject and class, the item that was asked last, and the day in India on which it is due.
 */
export const cardSchema = v.object({
  subjectSlug: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  classNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  mistake: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  itemId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)),
  dueDay: v.pipe(v.string(), v.isoDate()),
  /** The number of right answers in a row, which is the index into `intervalDays`. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(doneStep)),
  /** Whether the account does not have this version of the card yet. */
  isUnsent: v.optional(v.boolean()),
});

export type Card = v.InferOutput<typeof cardSchema>;

const deckSchema = v.object({
  cards: v.array(cardSchema),
  /** The number of questions of the deck that were answered on `day`, the last day with an answer. */
  answered: v.object({ day: v.string(), count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});

/** The mistakes that one child is asked again. */
export type Deck = v.InferOutput<typeof deckSchema>;

/**
 * @param studentId the logged-in student, or null
 * @returns the deck of this device; an empty one if there is none
 */
export function readDeck(studentId: string | null): Deck {
  return readStored(deckKey(studentId), deckSchema) ?? { cards: [], answered: { day: "", count: 0 } };
}

/**
 * @param studentId the logged-in student, or null
 * @param deck the deck; only the 300 mistakes that are due first are stored
 */
export function storeDeck(studentId: string | null, deck: Deck): void {
  const cards = deck.cards.toSorted((a, b) => a.dueDay.localeCompare(b.dueDay)).slice(0, maxCards);
  writeStored(deckKey(studentId), { ...deck, cards });
}

/** Deletes the visitor's deck, because the student who logged in said that it belongs to somebody else. */
export function dropVisitorsDeck(): void {
  removeStored(deckKey(null));
  storeQueuedTests(null, []);
}

/**
 * @param a a card
 * @param b another card
 * @returns whether both are about the same mistake in the same set
 */
export function isSameMistake(a: Card, b: Card): boolean {
  return a.mistake === b.mistake && a.subjectSlug === b.subjectSlug && a.classNumber === b.classNumber;
}

/**
 * @param cards the cards of a deck
 * @param changedCards new cards, and cards that replace those about the same mistake; if two are about the same mistake, the
 * last one is taken
 * @returns the deck's cards with the changed ones
 */
export function mergeCards(cards: readonly Card[], changedCards: readonly Card[]): Card[] {
  const others = cards.filter((card) => !changedCards.some((other) => isSameMistake(card, other)));
  // A test can have the same mistake in two answers.
  const lastOfEachMistake = changedCards.filter(
    (card, index) => !changedCards.slice(index + 1).some((other) => isSameMistake(card, other)),
  );
  return [...others, ...lastOfEachMistake];
}

/**
 * @param origin the mistake, its set, and the item with which it was made
 * @param day today's date in India
 * @returns the mistake's card, which is due the next day
 */
export function createCard(
  origin: Pick<Card, "subjectSlug" | "classNumber" | "mistake" | "itemId">,
  day: string,
): Card {
  return { ...origin, dueDay: addDays(day, intervalDays[0]), step: 0, isUnsent: true };
}

/**
 * @param card the card that was due
 * @param itemId the item that was answered
 * @param isRight whether the answer was right
 * @param today today's date in India
 * @returns the card with its next due day: after 3, 7 and 21 days, then done; after a wrong answer, the next day
 */
export function answerCard(card: Card, itemId: string, isRight: boolean, today: string): Card {
  if (!isRight) return createCard({ ...card, itemId }, today);
  const step = card.step + 1;
  return { ...card, itemId, step, dueDay: addDays(today, intervalDays[step] ?? 0), isUnsent: true };
}

/**
 * @param deck a child's deck
 * @param today today's date in India
 * @returns the cards to ask today, the most overdue first; at most ten a day, including those already answered today
 */
export function listDueCards({ cards, answered }: Deck, today: string): Card[] {
  const answeredToday = answered.day === today ? answered.count : 0;
  return cards
    .filter(({ dueDay, step }) => step < doneStep && dueDay <= today)
    .toSorted((a, b) => a.dueDay.localeCompare(b.dueDay))
    .slice(0, Math.max(0, maxQuestionsPerDay - answeredToday));
}

/**
 * Moves a visitor's cards to the student who said that the cards are theirs. Of two cards about the same mistake,
 * the card that is due first stays.
 *
 * @param studentId the student who has logged in
 */
export function claimDeck(studentId: string): void {
  const studentsDeck = readDeck(studentId);
  const claimedCards = readDeck(null)
    .cards.filter(
      (card) =>
        !studentsDeck.cards.some((other) => isSameMistake(card, other) && other.dueDay <= card.dueDay),
    )
    .map((card) => Object.assign(card, { isUnsent: true }));
  storeDeck(studentId, { ...studentsDeck, cards: mergeCards(studentsDeck.cards, claimedCards) });
  storeQueuedTests(studentId, [...listQueuedTests(studentId), ...listQueuedTests(null)]);
  dropVisitorsDeck();
}
