import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { NavigationType, useBlocker, useLocation, useNavigate } from "react-router-dom";
import { dashboardPath, type DashboardTab } from "../../../config/paths";
import { hasUnsavedChanges } from "../../../lib/unsaved-changes";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { SlideUp } from "../../../ui/motion/motion";
import { Skeleton } from "../../../ui/skeleton";
import { useExtraHistoryEntry } from "../../../ui/use-extra-history-entry";
import { DashboardMenu } from "./dashboard-menu";
import { readTab, useTab } from "./tabs";

/**
 * The dashboard's menu beside its open tab. Each tab has its own URL, so Back goes to the previous tab. Back
 * never leaves the dashboard: instead it opens the Exams tab (docs/specification.md section 2).
 */
export function DashboardLayout({ panels }: { panels: Record<DashboardTab, ReactNode> }) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const tab = useTab();
  const isLeavingConfirmed = useRef(false);
  useExtraHistoryEntry();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // If the router is already loading another page, this page must not block Back.
    if (currentLocation.pathname !== pathname || isLeavingConfirmed.current) return false;
    if (nextLocation.pathname !== pathname) return historyAction === NavigationType.Pop;
    return hasUnsavedChanges() && readTab(nextLocation) !== tab;
  });
  const isLeavingDashboard = blocker.state === "blocked" && blocker.location.pathname !== pathname;
  const openExams = useEffectEvent(() => void navigate(dashboardPath("myExams"), { replace: true }));
  useEffect(() => {
    if (blocker.state !== "blocked" || !isLeavingDashboard || hasUnsavedChanges()) return undefined;
    const openExamsInstead = () => {
      blocker.reset();
      openExams();
    };
    // The browser returns from a blocked Back asynchronously. Until then another history entry is current, and that entry must not be replaced.
    const historyState: { key?: string } | null = history.state;
    if (historyState?.key === key) return openExamsInstead();
    window.addEventListener("popstate", openExamsInstead, { once: true });
    return () => window.removeEventListener("popstate", openExamsInstead);
  }, [blocker, key, isLeavingDashboard]);
  useEffect(() => {
    isLeavingConfirmed.current = false;
  }, [key]);
  const discardChanges = () => {
    isLeavingConfirmed.current = true;
    if (!isLeavingDashboard) return blocker.proceed?.();
    blocker.reset?.();
    void navigate(dashboardPath("myExams"), { replace: true });
  };
  return (
    <div className="mx-auto max-w-page md:grid md:grid-cols-[auto_1fr] md:px-4">
      <DashboardMenu currentTab={tab} />
      <main className="w-full min-w-0 px-4 pt-6 pb-28 md:pt-8 md:pr-0 md:pb-12 md:pl-8">
        <SlideUp key={tab} className="grid content-start gap-8">
          <Suspense fallback={<Skeleton label="Loading" />}>{panels[tab]}</Suspense>
        </SlideUp>
      </main>
      {blocker.state === "blocked" && hasUnsavedChanges() && (
        <ConfirmDialog
          title="Leave without saving?"
          confirmLabel="Leave without saving"
          onConfirm={async () => {
            discardChanges();
            return undefined;
          }}
          onClose={() => !isLeavingConfirmed.current && blocker.reset?.()}
        >
          <p>Your changes on this page are not saved yet.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
