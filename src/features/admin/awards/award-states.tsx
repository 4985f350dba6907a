import type { AwardStateCounts as States } from "../../../data/admin/awards";
import type { AwardState } from "../../../data/awards/award-states";
import { maxCountedRows } from "../../../lib/max-counted";
import { stateTexts } from "./award-texts";

/** A button for each delivery state, with the number of the edition's awards in it. A press filters the list by that state. */
export function AwardStateCounts({
  states,
  onChoose,
}: {
  states: States;
  onChoose: (state: AwardState) => void;
}) {
  if (states.length === 0) return null;
  return (
    <ul aria-label="Awards by step" className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
      {states.map(({ state, count }) => (
        <li key={state}>
          <button
            type="button"
            className="grid h-full min-h-16 w-full content-center rounded-card bg-paper px-4 py-2 text-left shadow-card hover:bg-mist"
            onClick={() => onChoose(state)}
          >
            <span className="font-heading text-subheading font-bold tabular">
              {count > maxCountedRows ? "10,000+" : count.toLocaleString("en-IN")}
            </span>{" "}
            <span className="text-small text-ink-soft">{stateTexts[state]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
