import { useEffect, useEffectEvent, useState } from "react";
import { TextField } from "./field";

/** How long to wait after the last key before the search begins, in milliseconds. */
const pauseMs = 300;

/** No name is longer. */
const maxLength = 100;

/**
 * A search that starts when the user pauses typing. What it searches for is somebody else's: when that changes, as by
 * the way back, the field follows.
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
  const [shown, setShown] = useState(value);
  const [asked, setAsked] = useState<string | null>(null);
  if (shown !== value) {
    setShown(value);
    // The result has come; meanwhile more may have been typed.
    if (asked === null) setTyped(value);
    else if (asked === value) setAsked(null);
  }
  const search = useEffectEvent((text: string) => {
    setAsked(text);
    onSearch(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === value) return;
    const timer = setTimeout(() => search(text), pauseMs);
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
