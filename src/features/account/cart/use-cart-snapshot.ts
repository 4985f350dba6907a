import { useEffect } from "react";
import { saveCartSnapshot } from "../../../data/cart-snapshots";
import { useSession } from "../../../data/use-session";
import { report } from "../../../lib/report";
import { listCartLines, sumCart, type ExamForSale } from "./cart-lines";
import { useCart } from "./use-cart";

/** The students whose snapshot was handled on this page, so that it is not checked with every exam. */
const handled = new Set<string>();

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
      handled.delete(session.email);
      return;
    }
    if (handled.has(session.email)) return;
    handled.add(session.email);
    saveCartSnapshot(session, examIds.split(",")).catch((error: unknown) => {
      handled.delete(session.email);
      report("saving the cart snapshot", error);
    });
  }, [session, examIds]);
}
