import { useId } from "react";
import { RadioCard } from "../../../ui/radio-card";

const destinations = [
  { id: "home", label: "Home" },
  { id: "school", label: "School" },
] as const;

type Destination = (typeof destinations)[number]["id"];

/** The choice between home and school as the destination of the parcel. */
export function DestinationChoice({
  value,
  onChoose,
}: {
  value: Destination;
  onChoose: (destination: Destination) => void;
}) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-small font-semibold">Where should we send the parcel?</legend>
      <div className="grid grid-cols-2 gap-3">
        {destinations.map(({ id, label }) => (
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
