import { useLoaded } from "../lib/use-loaded";
import { findHelpLine, nothingAnnounced, type HelpLine } from "./help-line";

/** @returns the help line of exam days; nothing announced until it is loaded, for example without a network */
export function useHelpLine(): HelpLine {
  const line = useLoaded(findHelpLine);
  return line.state === "ready" ? line.value : nothingAnnounced;
}
