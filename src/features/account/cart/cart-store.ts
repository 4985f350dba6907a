import * as v from "valibot";
import { createStudentStore } from "../../../data/student-store";

/** Exam ids in the order in which they were put in. */
export type Cart = readonly string[];

const cartSchema = v.fallback(
  v.pipe(
    v.array(v.pipe(v.string(), v.uuid())),
    v.transform((ids): Cart => [...new Set(ids)]),
  ),
  [],
);

/** The cart of the logged-in student; the same array until it changes. */
export const cartStore = createStudentStore("cart", v.parser(cartSchema));

/** @param examId put in at the end; one that is present already changes nothing (docs/specification.md section 4) */
export function addToCart(examId: string): void {
  cartStore.change((ids) => (ids.includes(examId) ? ids : [...ids, examId]));
}

/** @param examIds taken out; those that are not in it change nothing */
export function removeFromCart(examIds: readonly string[]): void {
  cartStore.change((ids) =>
    ids.some((id) => examIds.includes(id)) ? ids.filter((id) => !examIds.includes(id)) : ids,
  );
}

/** Empties the cart and writes the empty list to the stored entry (docs/specification.md section 4). */
export function clearCart(): void {
  cartStore.change(() => []);
}
