import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { InStaticPart } from "../lib/in-static-part";
import { removeServedHead } from "../lib/served-head";

const never = () => () => undefined;

/** Prerendered HTML that stays as it is, and takes the head it came with along when it goes. */
function Kept() {
  useEffect(() => removeServedHead, []);
  // React hydrates around what it is told not to look into.
  return <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

/**
 * A part of a page that needs no script, as between the islands of other frameworks: where it has come as prerendered
 * HTML, its children are neither downloaded (give it lazy ones) nor rendered again; links, `<details>` and the like work
 * by themselves. Anywhere else the children are rendered as usual. The build fails where one of them has a handler, an
 * effect or state (tools/build/static-check.ts), which would be dead.
 */
export function StaticPart({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined",
  );
  // Only the first look counts: afterwards the page is hydrated, and the HTML is still there.
  const [isKept] = useState(isHydrating);
  if (isKept) return <Kept />;
  return (
    <div>
      <InStaticPart value={true}>{children}</InStaticPart>
    </div>
  );
}
