import { lazy } from "react";
import { report } from "../../lib/report";

const loadPassages = () => import("./forms/passage-panel");
const loadStemParts = () => import("./forms/stem-parts");
const loadTable = () => import("./forms/question-table");
const loadClip = () => import("./forms/clip-button");

// Parts that only some questions have are loaded separately: most tests start with a question without them.
export const PassagePanel = lazy(async () => ({ default: (await loadPassages()).PassagePanel }));
export const CollapsedPassage = lazy(async () => ({ default: (await loadPassages()).CollapsedPassage }));
export const StemParts = lazy(async () => ({ default: (await loadStemParts()).StemParts }));
export const QuestionTable = lazy(async () => ({ default: (await loadTable()).QuestionTable }));
export const ClipButton = lazy(async () => ({ default: (await loadClip()).ClipButton }));

async function prefetch(...loads: (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(loads.map((load) => load())).catch((error: unknown) =>
    report("preloading the question forms", error),
  );
}

/**
 * Loads in advance the components that only some questions need, so that they work without a network. A failure is only
 * reported: a question loads its components again when it is shown.
 */
export const prefetchParts = () => prefetch(loadPassages, loadStemParts, loadTable);

/** Loads the component for recordings, which only exam papers have. */
export const prefetchClips = () => prefetch(loadClip);
