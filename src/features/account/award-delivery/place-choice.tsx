import { useId } from "react";
import { RadioCard } from "../../../ui/radio-card";

const places = [
  { id: "home", label: "Home" },
  { id: "school", label: "School" },
] as const;

type Place = (typeof places)[number]["id"];

/** Whether the parcel goes home or to the school. */
export function PlaceChoice({ value, onChoose }: { value: Place; onChoose: (place: Place) => void }) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-small font-semibold">Where should we send the parcel?</legend>
      <div className="grid grid-cols-2 gap-3">
        {places.map(({ id, label }) => (
          <RadioCard
            key={id}
            name={name}
            value={id}
            isChecked={id === value}
            onChoose={() => onChoose(id)}
            className="grid min-h-13 place-items-center rounded-small px-3 text-ink"
          >
            {label}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
