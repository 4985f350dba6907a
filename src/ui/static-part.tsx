import { use, useEffect, useState, type ReactNode } from "react";
import { DaysMoved } from "../lib/days-moved";
import { InStaticPart } from "../lib/in-static-part";
import { removeServedHead } from "../lib/served-head";
import { useHydrated } from "../lib/use-hydrated";

/** Prerendered HTML that stays as it is, and takes the head it came with along when it goes. */
function Kept({ hasHead }: { hasHead: boolean }) {
  useEffect(() => (hasHead ? removeServedHead : undefined), [hasHead]);
  // React hydrates around what it is told not to look into.
  return <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

type Props = {
  /** Whether the page's `<Seo>` is among the children. */
  hasHead?: boolean;
  /** Whether it tells days of the season: when an organiser has moved one since, it is rendered anew (decision 033). */
  printsDays?: boolean;
  children: ReactNode;
};

/**
 * A part of a page that needs no script, as between the islands of other frameworks: where it has come as prerendered
 * HTML, its children are neither downloaded (give it lazy ones) nor rendered again; links, `<details>` and the like work
 * by themselves. Anywhere else the children are rendered as usual. The build fails where one of them has a handler, an
 * effect or state (tools/build/static-check.ts), which would be dead.
 */
export function StaticPart({ hasHead = false, printsDays = false, children }: Props) {
  const haveDaysMoved = use(DaysMoved);
  const isTakenOver = useHydrated(typeof document !== "undefined", () => false);
  // Only the first look counts: afterwards the page is hydrated, and the HTML is still there.
  const [isKept, setKept] = useState(isTakenOver);
  // What has given way does not come back, even when the days do.
  if (isKept && printsDays && haveDaysMoved) setKept(false);
  if (isKept) return <Kept hasHead={hasHead} />;
  return (
    <div>
      <InStaticPart value={true}>{children}</InStaticPart>
    </div>
  );
}
