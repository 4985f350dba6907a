import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pricesQuery, type ExamPrice } from "../../../data/admin/prices";
import { LoadedView } from "../../../ui/loaded-view";
import { ChangePriceDialog } from "./change-price-dialog";
import { PriceHistory } from "./price-history";
import { PriceTable } from "./price-table";

/** The Pricing section: the price of each exam, how many carts and payments a change would affect, and past changes. */
export function Pricing() {
  const query = useQuery(pricesQuery);
  const [examToChange, setExamToChange] = useState<ExamPrice | null>(null);
  return (
    <section aria-labelledby="admin-section" className="grid gap-4">
      <h2 id="admin-section" className="text-heading">
        Pricing
      </h2>
      <LoadedView query={query} label="Loading the prices">
        {({ prices, history }) => (
          <>
            <p className="max-w-prose text-small text-ink-soft">
              A new price applies immediately to the exams in carts. A payment that is in progress keeps the
              old price.
            </p>
            <PriceTable prices={prices} onChange={setExamToChange} />
            <PriceHistory history={history} />
          </>
        )}
      </LoadedView>
      {examToChange && <ChangePriceDialog exam={examToChange} onClose={() => setExamToChange(null)} />}
    </section>
  );
}
