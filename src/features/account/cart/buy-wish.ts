import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as v from "valibot";
import { subjects, type SubjectSlug } from "../../../content/subjects";
import { toastSuccess } from "../../../ui/toast";
import type { Offer } from "../../site/catalogue/offers";
import { addToCart } from "./cart-store";

/** What "Buy now" on an olympiad page was pressed for: the subject, and the class of that page. */
export type BuyWish = { buySubject: SubjectSlug; buyClass: number };

const schema = v.object({
  buySubject: v.picklist(subjects.map(({ slug }) => slug)),
  buyClass: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
});

/**
 * @param state the navigation state, from anywhere
 * @returns the exam that somebody wanted to buy before they logged in; undefined where there is none
 */
export function readBuyWish(state: unknown): BuyWish | undefined {
  const read = v.safeParse(schema, state);
  return read.success ? read.output : undefined;
}

/**
 * Puts the exam of a "Buy now" into the cart, once, where it can be bought.
 *
 * @param offers of the logged-in student; none while they are being loaded
 */
export function useBuyWish(offers: readonly Offer[]): void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const subject = readBuyWish(state)?.buySubject;
  const isLoaded = offers.length > 0;
  const wished = offers.find(({ slug, status }) => slug === subject && status === "open");
  const [id, name] = [wished?.id, wished?.name];
  useEffect(() => {
    if (subject === undefined || !isLoaded) return;
    if (id !== undefined && name !== undefined) {
      addToCart(id);
      toastSuccess(`${name} is in your cart.`);
    }
    // Else a reload would put it in again after it was taken out.
    void navigate(".", { replace: true, state: null });
  }, [id, isLoaded, name, navigate, subject]);
}
