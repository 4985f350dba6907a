import * as v from "valibot";
import { findSession, subscribeToSession } from "../../data/session";
import { readStored, studentKey, writeStored } from "../../lib/storage";

/** Exam ids in the order in which they were put in. */
export type Cart = readonly string[];

const cartSchema = v.pipe(
  v.array(v.pipe(v.string(), v.uuid())),
  v.transform((ids) => [...new Set(ids)]),
);

const emptyCart: Cart = [];
const listeners = new Set<() => void>();

let stopWatching: (() => void) | undefined;
let ownerKey: string | undefined;
let cart: Cart = emptyCart;
/** False while storage is closed or full: then the page's own memory is all there is. */
let isStored = true;

function keyOfOwner(): string {
  return studentKey("cart", findSession()?.studentId ?? null);
}

function isSame(a: Cart, b: Cart): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/** What the entry says now; the same object as before where nothing has changed, as React needs it. */
function load(): Cart {
  const key = keyOfOwner();
  if (key === ownerKey && !isStored) return cart;
  const stored = readStored(key, cartSchema) ?? emptyCart;
  if (key !== ownerKey || !isSame(stored, cart)) cart = stored;
  ownerKey = key;
  isStored = true;
  return cart;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function refresh(): void {
  const former = cart;
  if (load() !== former) tell();
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === keyOfOwner()) refresh();
}

/** Follows the other tabs and whoever logs in or out, as long as somebody looks at the cart. */
function watch(): () => void {
  const stopSession = subscribeToSession(refresh);
  globalThis.addEventListener("storage", onStorage);
  return () => {
    stopSession();
    globalThis.removeEventListener("storage", onStorage);
  };
}

/** Every change starts from the stored entry, so that two tabs never undo each other's. */
function change(next: (cart: Cart) => Cart): void {
  const former = load();
  const changed = next(former);
  if (changed === former) return;
  cart = changed;
  isStored = writeStored(keyOfOwner(), cart);
  tell();
}

/** @returns the logged-in student's cart; the same array until it changes */
export function getCart(): Cart {
  const isWatched = listeners.size > 0 && ownerKey === keyOfOwner();
  return isWatched ? cart : load();
}

/** @returns the cart of a page that is prerendered: nobody's */
export function getEmptyCart(): Cart {
  return emptyCart;
}

/** @param examId put in at the end; one that is present already changes nothing (specification section 4) */
export function addToCart(examId: string): void {
  change((ids) => (ids.includes(examId) ? ids : [...ids, examId]));
}

/** @param examIds taken out; those that are not in it change nothing */
export function removeFromCart(examIds: readonly string[]): void {
  change((ids) => (ids.some((id) => examIds.includes(id)) ? ids.filter((id) => !examIds.includes(id)) : ids));
}

/** Empties the cart and writes the empty list to the stored entry (specification section 4). */
export function clearCart(): void {
  change(() => []);
}

/**
 * @param listener called after each change: here, in another tab, or because somebody else is logged in
 * @returns a function that stops it
 */
export function subscribeToCart(listener: () => void): () => void {
  if (listeners.size === 0) stopWatching = watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching?.();
  };
}
