import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../../config/paths";
import { toastSuccess } from "../../../ui/toast";
import { addToCart } from "./cart-store";

/** The fields of a catalogue exam that are needed here. */
type CatalogueExam = { id: string; name: string; slug: string | undefined; status: string };

/**
 * Adds the exam whose "Buy now" link was pressed (`buyPath`) to the cart, once, if it can be bought.
 *
 * @param offers the logged-in student's offers; empty while they load
 */
export function useExamToBuy(offers: readonly CatalogueExam[]): void {
  const navigate = useNavigate();
  const subject = useSearchParams()[0].get("buy");
  const isLoaded = offers.length > 0;
  const offer = offers.find(({ slug, status }) => slug === subject && status === "open");
  const [id, name] = [offer?.id, offer?.name];
  useEffect(() => {
    if (subject === null || !isLoaded) return;
    if (id !== undefined && name !== undefined) {
      addToCart(id);
      toastSuccess(`${name} is in your cart.`);
    }
    // Without this, a reload would add the exam again after the parent removed it from the cart.
    void navigate(paths.studentDashboard, { replace: true });
  }, [id, isLoaded, name, navigate, subject]);
}
