import { paths } from "../../../config/paths";
import { useUrlQuery } from "../../../lib/use-url-query";
import { LinkTabs } from "../../../ui/link-tabs";
import { PaymentList } from "./payment-list";
import { RefundQueue } from "./refund-queue";

const views = [
  { id: "orders", label: "Orders" },
  { id: "refunds", label: "Review and refunds" },
] as const;

/** Payments: all payments, refunds to make, and payments to check. */
export function Payments() {
  const view = useUrlQuery().read("view") === "refunds" ? "refunds" : "orders";
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
      />
      {view === "orders" ? <PaymentList /> : <RefundQueue />}
    </section>
  );
}
