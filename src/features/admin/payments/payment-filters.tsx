import { refundStatusTexts } from "../../../content/refund-status";
import { refundStatuses, type PaymentFilter } from "../../../data/admin/payments";
import type { QueryChanges } from "../../../lib/use-url-query";
import { Button } from "../../../ui/button";
import { SelectField, TextField } from "../../../ui/field";
import { SearchField } from "../../../ui/search-field";

/** The filters of the list: student, order, payment, email or phone, refund status, and first and last day. */
export function PaymentFilters({
  filter,
  onSearch,
  onNarrow,
}: {
  filter: PaymentFilter;
  onSearch: (text: string) => void;
  onNarrow: (changes: QueryChanges) => void;
}) {
  const isNarrowed = Object.values(filter).some((value) => value !== "");
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <SearchField
        label="Student, order, payment id, email or phone"
        value={filter.search}
        onSearch={onSearch}
      />
      <SelectField
        label="Status"
        value={filter.status}
        onChange={(event) => onNarrow({ status: event.target.value })}
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
        onChange={(event) => onNarrow({ from: event.target.value })}
      />
      <TextField
        type="date"
        label="To (IST)"
        value={filter.to}
        min={filter.from}
        onChange={(event) => onNarrow({ to: event.target.value })}
      />
      <Button
        variant="outline"
        disabled={!isNarrowed}
        onClick={() => onNarrow({ q: "", status: "", from: "", to: "" })}
      >
        Clear
      </Button>
    </div>
  );
}
