import * as v from "valibot";
import { createStudentStore } from "../../../data/student-store";

/** Exam ids in the order in which they were added. */
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

/** @param examId the exam to add at the end, unless it is in the cart already (docs/specification.md section 4) */
export function addToCart(examId: string): void {
  cartStore.change((ids) => (ids.includes(examId) ? ids : [...ids, examId]));
}

/** @param examIds the exams to remove */
export function removeFromCart(examIds: readonly string[]): void {
  cartStore.change((ids) =>
    ids.some((id) => examIds.includes(id)) ? ids.filter((id) => !examIds.includes(id)) : ids,
  );
}

/** Empties the cart and writes the empty list to the stored entry (docs/specification.md section 4). */
export function clearCart(): void {
  cartStore.change(() => []);
}
