import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { cn } from "../../lib/cn";
import { BrandMark } from "../brand-mark";

type ExitTarget = { path: string; label: string };

/**
 * The link that leaves the test. Memoised, because links are slow to render and the header renders with every tick of
 * the clock.
 */
const ExitLink = memo(function ExitLink({ path, label }: ExitTarget) {
  return (
    <Link to={path} aria-label={label} className="grid size-11 shrink-0 place-items-center">
      <BrandMark />
    </Link>
  );
});

type Props = {
  name: string;
  /** More about the test than its name; shown if there is space. */
  detail?: string | undefined;
  /** URL and label of the link that leaves the test. */
  exitLink: ExitTarget;
  /** The progress of the test, 0 to 1. */
  share?: number;
  /**
   * A word that is always visible: beside the clock, or on a phone under the name. A longer text is marked `data-long`
   * and replaces the name on a phone, so that nothing moves.
   */
  note?: ReactNode;
  /** Shown at the right: the clock. */
  children?: ReactNode;
};

/** The small header of a test: the logo leaves the test, and a thin line shows the progress. */
export function TestHeader({ name, detail, exitLink, share = 0, note, children }: Props) {
  return (
    <header className="sticky top-0 z-10 bg-paper low:static">
      <div className="flex min-h-17 flex-wrap items-center gap-2 px-4 py-1 sm:gap-3 sm:px-5">
        <ExitLink path={exitLink.path} label={exitLink.label} />
        <div className="min-w-0 grow basis-24 sm:flex sm:items-center sm:gap-3 max-sm:has-data-long:[&>h1]:sr-only">
          <h1
            className={cn(
              "font-heading text-[1.0625rem] max-sm:text-[0.9375rem] max-sm:leading-5",
              note !== undefined && "sm:whitespace-nowrap",
            )}
          >
            {name}
            {detail !== undefined && (
              <span className="ml-3 font-sans text-small font-normal text-ink-soft max-lg:sr-only">
                {detail}
              </span>
            )}
          </h1>
          {note !== undefined && <div className="sm:ml-auto">{note}</div>}
        </div>
        {children}
      </div>
      <div className="h-1.25 bg-line">
        <div
          className="h-full origin-left bg-linear-to-r from-violet to-pink transition-transform duration-200"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </header>
  );
}
