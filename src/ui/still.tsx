import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";

const never = () => () => undefined;

/** Prerendered HTML that stays as it is. With it goes the head it came with, which React knows nothing of. */
function Kept() {
  useEffect(
    () => () => {
      for (const tag of document.querySelectorAll("head [data-served]")) tag.remove();
    },
    [],
  );
  // React hydrates around what it is told not to look into.
  return <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

/**
 * A part of a page that only tells, and needs no script: where it has come as prerendered HTML, its children are neither
 * downloaded (give it lazy ones) nor rendered again; links, `<details>` and the like work by themselves
 * (decision 010). Anywhere else the children are rendered as usual.
 */
export function Still({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined",
  );
  // Only the first look counts: afterwards the page is hydrated, and the HTML is still there.
  const [isKept] = useState(isHydrating);
  return isKept ? <Kept /> : <div>{children}</div>;
}
