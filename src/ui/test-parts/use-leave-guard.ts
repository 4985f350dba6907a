import { useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { blockNavigation, ensureStepBack, isOnItself } from "../../lib/block-navigation";

/** The link inside this site that a plain press follows; a new tab or window leaves the test where it is. */
function findFollowedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target === "_blank" || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link;
}

/**
 * Asks before a press on a link or on the browser's Back leaves the page. What leaves the document altogether is not held.
 *
 * @param wayOut where Back leads from a page that was opened straight from a mail, and would else leave the site unasked; without
 *   it such a step is not held
 * @returns whether somebody wants to leave, and the two answers
 */
export function useLeaveGuard(wayOut?: string): { isAsking: boolean; leave: () => void; stay: () => void } {
  const navigate = useNavigate();
  const [go, setGo] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);

  // With the picture, not after it: a quick press would fall between the two.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findFollowedLink(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      setGo(() => () => void navigate(pathname + search + hash));
    };
    document.addEventListener("click", onClick, true);
    if (wayOut !== undefined) ensureStepBack();
    const goBack = (steps: number) => {
      if (wayOut !== undefined && isOnItself()) void navigate(wayOut, { replace: true });
      else history.go(steps);
    };
    const release = blockNavigation(
      (steps) => setGo(() => () => goBack(steps)),
      () => isLeaving.current,
    );
    return () => {
      document.removeEventListener("click", onClick, true);
      release();
    };
  }, [navigate, wayOut]);

  return {
    isAsking: go !== null,
    leave: () => {
      isLeaving.current = true;
      go?.();
    },
    stay: () => setGo(null),
  };
}
