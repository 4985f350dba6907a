import { refundStatusTexts } from "../../../content/refund-status";
import { refundStatuses, type PaymentFilter } from "../../../data/admin/payments";
import type { QueryChanges } from "../../../lib/use-url-query";
import { Button } from "../../../ui/button";
import { SelectField, TextField } from "../../../ui/field";
import { SearchField } from "../../../ui/search-field";
import { searchHint } from "./payment-texts";

/** The filters of the list: a search (`searchHint`), refund status, and first and last day. */
export function PaymentFilters({
  filter,
  onSearch,
  onFilter,
}: {
  filter: PaymentFilter;
  onSearch: (text: string) => void;
  onFilter: (changes: QueryChanges) => void;
}) {
  const isFiltered = Object.values(filter).some((value) => value !== "");
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <SearchField label="Search" hint={searchHint} value={filter.search} onSearch={onSearch} />
      <SelectField
        label="Status"
        value={filter.status}
        onChange={(event) => onFilter({ status: event.target.value })}
      >
        <option value="">All</option>
        {refundStatuses.map((status) => (
          <option key={status} value={status}>
            {refundStatusTexts[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label="From (IST)"
        value={filter.from}
        max={filter.to}
        onChange={(event) => onFilter({ from: event.target.value })}
      />
      <TextField
        type="date"
        label="To (IST)"
        value={filter.to}
        min={filter.from}
        onChange={(event) => onFilter({ to: event.target.value })}
      />
      <Button
        variant="outline"
        disabled={!isFiltered}
        onClick={() => onFilter({ q: "", status: "", from: "", to: "" })}
      >
        Clear
      </Button>
    </div>
  );
}
