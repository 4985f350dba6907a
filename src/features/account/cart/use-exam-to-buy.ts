import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { readExamToBuy } from "../../../data/exam-to-buy";
import { toastSuccess } from "../../../ui/toast";
import { addToCart } from "./cart-store";

/** The fields of a catalogue exam that are needed here. */
type CatalogueExam = { id: string; name: string; slug: string | undefined; status: string };

/**
 * Adds the exam whose "Buy now" link was pressed to the cart, once, if it can be bought.
 *
 * @param offers the logged-in student's offers; empty while they load
 */
export function useExamToBuy(offers: readonly CatalogueExam[]): void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const subject = readExamToBuy(state)?.buySubject;
  const isLoaded = offers.length > 0;
  const offer = offers.find(({ slug, status }) => slug === subject && status === "open");
  const [id, name] = [offer?.id, offer?.name];
  useEffect(() => {
    if (subject === undefined || !isLoaded) return;
    if (id !== undefined && name !== undefined) {
      addToCart(id);
      toastSuccess(`${name} is in your cart.`);
    }
    // Without this, a reload would add the exam again after the parent removed it from the cart.
    void navigate(".", { replace: true, state: null });
  }, [id, isLoaded, name, navigate, subject]);
}
