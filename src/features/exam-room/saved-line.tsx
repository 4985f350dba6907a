import { useState } from "react";
import { useStore } from "zustand";
import type { ExamRoom, SavedState } from "../../data/exam/room-state";
import { cn } from "../../lib/cn";
import { CheckIcon } from "../../ui/icons";

/** Said where the network is gone: what is here is safe, and nobody has to do anything. */
const kept = "Kept on this device, waiting for the internet";

function describe(saved: SavedState): string {
  if (saved.kind !== "kept") return saved.kind === "saved" ? "Saved" : "Saving";
  return `${kept}: ${saved.waiting} answer${saved.waiting === 1 ? "" : "s"}`;
}

/** What is spoken: that the network has gone, and that it is back. Each answer's own saving would be talk without end. */
function Spoken({ isKept }: { isKept: boolean }) {
  const [wasKept, setWasKept] = useState(false);
  if (isKept && !wasKept) setWasKept(true);
  const back = wasKept ? "Your answers are saved again." : "";
  return (
    <span role="status" className="sr-only">
      {isKept ? `${kept}.` : back}
    </span>
  );
}

const looks = {
  saved: "text-green",
  saving: "text-ink-soft",
  kept: "text-gold-ink",
} satisfies Record<SavedState["kind"], string>;

/** Where the answers are, in words, at all times (exam section 5). It asks for nothing and stands in nobody's way. */
export function SavedLine({ room, className }: { room: ExamRoom; className?: string }) {
  const saved = useStore(room.store, (state) => state.saved);
  return (
    <div className={cn("text-small leading-4 font-semibold max-sm:text-[0.75rem] sm:leading-5", className)}>
      <p className={cn("flex items-center gap-1", looks[saved.kind])}>
        {saved.kind === "saved" && <CheckIcon className="size-4 shrink-0" />}
        <span className={cn(saved.kind === "kept" && "rounded-small bg-gold-tint px-1.5 py-0.5 sm:max-w-72")}>
          {describe(saved)}
        </span>
      </p>
      <Spoken isKept={saved.kind === "kept"} />
    </div>
  );
}
