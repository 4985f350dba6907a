import { useEffect, useEffectEvent, useState } from "react";
import { TextField } from "./field";

/** The pause after the last key before the search begins, in milliseconds. */
const searchDelayMs = 300;

/** The longest search text, in characters. */
const maxLength = 100;

/**
 * A search that starts when the user pauses typing. The search text belongs to the caller: when it changes, for example
 * by Back, the field is updated.
 */
export function SearchField({
  label,
  hint,
  value,
  onSearch,
}: {
  label: string;
  hint?: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** The text of a search that the caller has not answered with a new value yet. */
  const [requested, setRequested] = useState<string | null>(null);
  if (lastValue !== value) {
    setLastValue(value);
    // Only if the user has not typed more meanwhile.
    if (requested === null) setTyped(value);
    else if (requested === value) setRequested(null);
  }
  const search = useEffectEvent((text: string) => {
    setRequested(text);
    onSearch(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === value) return;
    const timer = setTimeout(() => search(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div role="search">
      <TextField
        type="search"
        label={label}
        hint={hint}
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
