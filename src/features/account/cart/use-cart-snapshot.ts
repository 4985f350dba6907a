import { useEffect } from "react";
import { saveCartSnapshot } from "../../../data/cart-snapshots";
import { useSession } from "../../../data/use-session";
import { report } from "../../../lib/report";
import { listCartLines, sumCart, type ExamForSale } from "./cart-lines";
import { useCart } from "./use-cart";

/** Email addresses whose cart is already saved, or being saved, so that each further exam sends no request. */
const handledEmails = new Set<string>();

/**
 * Posts the cart once it holds something to buy and no snapshot of this student's email address exists
 * (docs/specification.md section 4). Exams bought in the meantime do not count. A failure is only reported.
 *
 * @param exams the exams on sale; none while they are loading
 */
export function useCartSnapshot(exams: readonly ExamForSale[]): void {
  const session = useSession();
  const { items } = sumCart(listCartLines(useCart(), exams));
  const examIds = items.map(({ examId }) => examId).join();
  useEffect(() => {
    if (!session?.email) return;
    if (examIds === "") {
      handledEmails.delete(session.email);
      return;
    }
    if (handledEmails.has(session.email)) return;
    handledEmails.add(session.email);
    saveCartSnapshot(session, examIds.split(",")).catch((error: unknown) => {
      handledEmails.delete(session.email);
      report("saving the cart snapshot", error);
    });
  }, [session, examIds]);
}
