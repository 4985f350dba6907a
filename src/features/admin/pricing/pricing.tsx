import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pricesQuery, type ExamPrice } from "../../../data/admin/prices";
import { LoadedView } from "../../../ui/loaded-view";
import { ChangePriceDialog } from "./change-price-dialog";
import { PriceHistory } from "./price-history";
import { PriceTable } from "./price-table";

/** Pricing: what each exam costs, whom a change would meet, and the changes so far. */
export function Pricing() {
  const query = useQuery(pricesQuery);
  const [changed, setChanged] = useState<ExamPrice | null>(null);
  return (
    <section aria-labelledby="admin-section" className="grid gap-4">
      <h2 id="admin-section" className="text-heading">
        Pricing
      </h2>
      <LoadedView query={query} label="Loading the prices">
        {({ prices, history }) => (
          <>
            <PriceTable prices={prices} onChange={setChanged} />
            <PriceHistory history={history} />
          </>
        )}
      </LoadedView>
      {changed && <ChangePriceDialog exam={changed} onClose={() => setChanged(null)} />}
    </section>
  );
}
