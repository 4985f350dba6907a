import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../config/paths";
import { lazyPart } from "./lazy-part";
import { findUpdate, subscribeToUpdate } from "./site-update";

const UpdateBar = lazyPart(async () => (await import("./update-bar")).UpdateBar);

/** Tells of a new version, wherever no test is under way. Most visits never need it, so its script comes when it does. */
export function UpdatePrompt() {
  const worker = useSyncExternalStore(subscribeToUpdate, findUpdate, () => null);
  const { pathname } = useLocation();
  if (!worker || pathname === paths.mockTest) return null;
  return <UpdateBar worker={worker} />;
}
