import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "../../../config/paths";
import { paymentsKey } from "../../../data/admin/refund-tasks";
import { useUrlQuery } from "../../../lib/use-url-query";
import { LinkTabs } from "../../../ui/link-tabs";
import { PaymentList } from "./payment-list";
import { RefundQueue } from "./refund-queue";
import { UnpaidCheckouts } from "./unpaid-checkouts";

const views = [
  { id: "orders", label: "Orders" },
  { id: "refunds", label: "Review and refunds" },
  { id: "unpaid", label: "Incomplete payments" },
] as const;

/** Payments: all payments, refunds to make, payments to check, and checkouts that were not paid. */
export function Payments() {
  const queryClient = useQueryClient();
  // Two organisers may work at the same time. The library reloads only when a hidden tab is shown again, so we also reload
  // when the window gets the focus.
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: paymentsKey });
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [queryClient]);
  const param = useUrlQuery().readParam("view");
  const view = views.find(({ id }) => id === param)?.id ?? "orders";
  return (
    <section aria-labelledby="admin-section" className="grid gap-4">
      <h2 id="admin-section" className="text-heading">
        Payments
      </h2>
      <LinkTabs
        label="Kinds of payments"
        isMinor
        tabs={views}
        current={view}
        toPath={(id) => `${paths.adminPanel}?section=payments&view=${id}`}
        onRepeat={() => void queryClient.invalidateQueries({ queryKey: paymentsKey })}
      />
      {view === "orders" && <PaymentList />}
      {view === "refunds" && <RefundQueue />}
      {view === "unpaid" && <UnpaidCheckouts />}
    </section>
  );
}
