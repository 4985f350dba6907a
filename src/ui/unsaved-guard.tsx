import { useBlocker } from "react-router-dom";
import { hasUnsavedChanges } from "../lib/unsaved-changes";
import { ConfirmDialog } from "./confirm-dialog";

/** Asks before a link or the browser's Back leaves a page with unsaved changes. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      onConfirm={async () => {
        blocker.proceed();
        return undefined;
      }}
      onClose={() => blocker.reset?.()}
    >
      <p>Your changes on this page are not saved yet.</p>
    </ConfirmDialog>
  );
}
