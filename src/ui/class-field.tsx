import { SelectField } from "./field";

/** The choice of a class in a list of the admin panel. */
export function ClassField({
  classes,
  value,
  onChoose,
}: {
  classes: readonly { id: string; name: string }[];
  /** The id of the chosen class; empty for all classes. */
  value: string;
  onChoose: (id: string) => void;
}) {
  return (
    <SelectField label="Class" value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">All classes</option>
      {classes.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
