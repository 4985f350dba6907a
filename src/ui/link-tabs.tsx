import { Link } from "react-router-dom";
import { cn } from "../lib/cn";

/** Tabs that are links, each with its own URL, so that Back and shared links lead to the same tab. */
export function LinkTabs<Id extends string>({
  label,
  tabs,
  current,
  isMinor = false,
  toPath,
  onRepeat,
}: {
  /** The name of the tabs, for screen readers. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  current: Id;
  /** Whether they are the second row of tabs, which is less prominent. */
  isMinor?: boolean;
  toPath: (id: Id) => string;
  /** Called when the current tab is pressed again. */
  onRepeat?: () => void;
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={toPath(tab.id)}
          onClick={tab.id === current ? onRepeat : undefined}
          aria-current={tab.id === current ? "page" : undefined}
          className={cn(
            "grid min-h-11 place-items-center rounded-full px-4 text-small font-semibold eased",
            isMinor && tab.id === current && "bg-violet-tint text-violet",
            isMinor && tab.id !== current && "text-ink-soft hover:bg-violet-tint",
            !isMinor && tab.id === current && "bg-violet text-white",
            !isMinor && tab.id !== current && "bg-paper text-ink-soft shadow-card hover:text-ink",
          )}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
