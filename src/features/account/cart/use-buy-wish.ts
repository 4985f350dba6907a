import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { readBuyWish } from "../../../data/buy-wish";
import { toastSuccess } from "../../../ui/toast";
import { addToCart } from "./cart-store";

/** The part of a catalogue exam that this needs. */
type Offered = { id: string; name: string; slug: string | undefined; status: string };

/**
 * Puts the exam of a "Buy now" into the cart, once, where it can be bought.
 *
 * @param offers the logged-in student's offers; empty while they load
 */
export function useBuyWish(offers: readonly Offered[]): void {
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
