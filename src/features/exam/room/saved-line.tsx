import { useState } from "react";
import { useStore } from "zustand";
import type { TestRoom, SavedState } from "../../../engine/exam/room/room-state";
import { cn } from "../../../lib/cn";
import { CheckIcon } from "../../../ui/icons";

/** Shown while nothing can be sent. Stored answers are safe, and the student need not do anything. */
const offlineTexts = {
  on_device: "Saved on this device. Waiting for internet",
  on_page: "Not saved yet, please keep this page open. Waiting for internet",
};

const onlineTexts = { saved: "Saved", saving: "Saving", other_tab: "Your answers are in the other tab" };

function describeSavedState(savedState: SavedState): string {
  if (!("unsentCount" in savedState)) return onlineTexts[savedState.kind];
  return `${offlineTexts[savedState.kind]}: ${savedState.unsentCount} answer${savedState.unsentCount === 1 ? "" : "s"}`;
}

const announcements = {
  none: "",
  on_device: `${offlineTexts.on_device}.`,
  on_page: `${offlineTexts.on_page}.`,
  backOnline: "Your answers are saved again.",
};

/**
 * Announces to screen readers that the network has failed, and that all answers are saved again. It does not announce each
 * saved answer.
 */
function SavedAnnouncement({ savedState: { kind } }: { savedState: SavedState }) {
  const [lastAnnouncement, setLastAnnouncement] = useState<keyof typeof announcements>("none");
  if ((kind === "on_device" || kind === "on_page") && lastAnnouncement !== kind) setLastAnnouncement(kind);
  if (kind === "saved" && (lastAnnouncement === "on_device" || lastAnnouncement === "on_page"))
    setLastAnnouncement("backOnline");
  return (
    <span role="status" className="sr-only">
      {announcements[lastAnnouncement]}
    </span>
  );
}

const stateClasses = {
  saved: "text-green",
  saving: "text-ink-soft",
  on_device: "text-gold-ink",
  on_page: "text-gold-ink",
  other_tab: "text-ink-soft",
} satisfies Record<SavedState["kind"], string>;

const unsentClasses = "rounded-small bg-gold-tint px-2 py-0.5 forced-colors:border";

type Props = {
  room: TestRoom;
  /** Whether the line is in the header of an exam. */
  isInHeader?: boolean;
};

/**
 * Always shows whether the answers are saved (docs/exam.md section 5). The child need not do anything, and the line
 * covers nothing.
 */
export function SavedLine({ room, isInHeader = false }: Props) {
  const savedState = useStore(room.store, (state) => state.savedState);
  const isUnsent = "unsentCount" in savedState;
  return (
    <div
      className={cn(
        "text-small leading-5 font-semibold",
        isInHeader && "max-sm:text-[0.75rem] max-sm:leading-4",
      )}
    >
      <p
        // On a phone the header then hides the name of the test (src/ui/test-parts/test-header.tsx).
        data-long={isUnsent && isInHeader ? "" : undefined}
        className={cn(
          "flex items-center gap-1",
          stateClasses[savedState.kind],
          isUnsent && unsentClasses,
          isInHeader && "sm:max-w-72",
        )}
      >
        {savedState.kind === "saved" && <CheckIcon className="size-4 shrink-0" />}
        {describeSavedState(savedState)}
      </p>
      <SavedAnnouncement savedState={savedState} />
    </div>
  );
}
