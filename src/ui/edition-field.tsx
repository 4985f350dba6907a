import { SelectField } from "./field";

/** The choice of an edition in a section of the admin panel. */
export function EditionField({
  editions,
  value,
  onChoose,
}: {
  /** Newest first. */
  editions: readonly { id: string; name: string; isCurrent: boolean }[];
  /** The id of the chosen edition. */
  value: string;
  onChoose: (id: string) => void;
}) {
  return (
    <SelectField label="Edition" value={value} onChange={(event) => onChoose(event.target.value)}>
      {editions.map(({ id, name, isCurrent }) => (
        <option key={id} value={id}>
          {isCurrent ? `${name} (current)` : name}
        </option>
      ))}
    </SelectField>
  );
}
