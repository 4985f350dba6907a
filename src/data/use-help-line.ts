import { useLoaded } from "../lib/use-loaded";
import { loadHelpLine, nothingAnnounced, type HelpLine } from "./help-line";

/** @returns the helpline of exam days; `nothingAnnounced` until it is loaded, for example without a network */
export function useHelpLine(): HelpLine {
  const line = useLoaded(loadHelpLine);
  return line.state === "ready" ? line.value : nothingAnnounced;
}
