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
  const [typedText, setTypedText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** The text of the last search, until the caller passes it as the value; otherwise null. */
  const [requestedText, setRequestedText] = useState<string | null>(null);
  if (lastValue !== value) {
    setLastValue(value);
    // Only if the user has not typed more meanwhile.
    if (requestedText === null) setTypedText(value);
    else if (requestedText === value) setRequestedText(null);
  }
  const search = useEffectEvent((text: string) => {
    setRequestedText(text);
    onSearch(text);
  });
  useEffect(() => {
    const text = typedText.trim();
    if (text === value) return;
    const timer = setTimeout(() => search(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typedText, value]);
  return (
    <div role="search">
      <TextField
        type="search"
        label={label}
        hint={hint}
        value={typedText}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => setTypedText(event.target.value)}
      />
    </div>
  );
}
