import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType, type Location } from "react-router-dom";

/** How far down each page was read, in pixels, by its entry in the history. */
const places = new Map<string, number>();

/** The page that was shown last, and whether it still is: while another one is awaited, the browser scrolls. */
const last = { entry: "", path: "", isShown: false };

/** Links within a page, and the first page, have no key of their own. */
const nameEntry = ({ key, pathname }: Pick<Location, "key" | "pathname">) => `${key} ${pathname}`;

/** Notes from now on how far down the pages are read: before the first one has come alive, somebody may already read it. */
export function notePlaces(): void {
  const { pathname } = location;
  const state: { key?: string } | null = history.state;
  const entry = nameEntry({ key: state?.key ?? "default", pathname });
  Object.assign(last, { entry, path: pathname, isShown: true });
  const note = () => {
    if (last.isShown) places.set(last.entry, window.scrollY);
  };
  note();
  addEventListener("scroll", note, { passive: true });
}

/**
 * A link starts at the top of its page, at once (specification section 2); Back and Forward return to where the reader was.
 * The browser would do so too, but before the page's script has come, when there is nothing yet to scroll. The first address
 * is neither: prerendered pages come alive while somebody may already be reading further down.
 *
 * Stands beside the page, so that its effect runs once the page is there, and is taken back when another one is awaited.
 */
export function PlaceOnPage() {
  const { key, pathname } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;

  useLayoutEffect(() => {
    const entry = nameEntry({ key, pathname });
    const top = isStep ? places.get(entry) : 0;
    if (last.path !== pathname && top !== undefined) window.scrollTo({ top, behavior: "instant" });
    Object.assign(last, { entry, path: pathname, isShown: true });
    return () => {
      last.isShown = false;
    };
  }, [isStep, key, pathname]);
  return null;
}
