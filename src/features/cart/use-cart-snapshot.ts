import { useEffect } from "react";
import { saveCartSnapshot } from "../../data/cart-snapshots";
import { useSession } from "../../data/use-session";
import { report } from "../../lib/report";
import { useCart } from "./use-cart";

/** Whose snapshot has been seen to on this page already: it is posted once per address. */
const handled = new Set<string>();

/** Posts the cart once it is not empty and no snapshot of this student's address exists. A failure is only reported. */
export function useCartSnapshot(): void {
  const session = useSession();
  const cart = useCart();
  useEffect(() => {
    if (!session?.email || cart.length === 0 || handled.has(session.email)) return;
    handled.add(session.email);
    saveCartSnapshot(session, cart).catch((error: unknown) => {
      handled.delete(session.email);
      report("noting the cart", error);
    });
  }, [session, cart]);
}

/** Forgets what this page has posted, as a reload does. */
export function forgetCartSnapshots(): void {
  handled.clear();
}
