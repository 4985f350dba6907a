import { cn } from "../lib/cn";
import { CheckIcon } from "./icons";

/** One check: still running, passed, or with something to do. */
export type StateItem = { key: string; state: "working" | "good" | "warning"; title: string; text: string };

const stateStyles = {
  working: { tint: "bg-mist text-ink-soft", word: "Working" },
  good: { tint: "bg-green-tint text-green", word: "OK" },
  warning: { tint: "bg-gold-tint text-gold-ink", word: "Look at this" },
};

/** The icon of a state; its word is for screen readers. */
function StateIcon({ state }: Pick<StateItem, "state">) {
  const { tint, word } = stateStyles[state];
  return (
    <span className={cn("grid size-9 shrink-0 place-items-center rounded-full forced-colors:border", tint)}>
      {state === "good" && <CheckIcon className="size-5" />}
      {state === "warning" && (
        <span aria-hidden="true" className="font-heading text-[1.25rem] leading-none font-bold">
          !
        </span>
      )}
      {state === "working" && (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
      <span className="sr-only">{word}: </span>
    </span>
  );
}

/** A list of checks, each with its state and what to do. Screen readers read changes at the next pause. */
export function StateList({ label, items }: { label: string; items: readonly StateItem[] }) {
  return (
    <ul aria-label={label} aria-live="polite" className="grid gap-3">
      {items.map(({ key, state, title, text }) => (
        <li key={key} className="flex items-start gap-3">
          <StateIcon state={state} />
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="text-small text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
