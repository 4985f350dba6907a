import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { NavigationType, useBlocker, useLocation, useNavigate } from "react-router-dom";
import { dashboardPath, type DashboardTab } from "../../../config/paths";
import { hasUnsavedChanges } from "../../../lib/unsaved-changes";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Rising } from "../../../ui/motion/motion";
import { Skeleton } from "../../../ui/skeleton";
import { useBlockableBack } from "../../../ui/use-blockable-back";
import { DashboardMenu } from "./dashboard-menu";
import { readTab, useTab } from "./tabs";

/**
 * The dashboard's menu beside its open tab. Each tab has its own URL, so Back goes to the previous one. Back
 * never leaves the dashboard: instead it opens the Exams tab (docs/specification.md section 2).
 */
export function DashboardLayout({ panels }: { panels: Record<DashboardTab, ReactNode> }) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const tab = useTab();
  const areChangesDiscarded = useRef(false);
  // Back can be blocked only if it stays within the site.
  useBlockableBack();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // The router may be loading another page already: then this page must not block Back.
    if (currentLocation.pathname !== pathname || areChangesDiscarded.current) return false;
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
    // A blocked Back is undone asynchronously; if we navigated before that, another entry would be replaced.
    const entry: { key?: string } | null = history.state;
    if (entry?.key === key) return openExamsInstead();
    window.addEventListener("popstate", openExamsInstead, { once: true });
    return () => window.removeEventListener("popstate", openExamsInstead);
  }, [blocker, key, isLeavingDashboard]);
  useEffect(() => {
    areChangesDiscarded.current = false;
  }, [key]);
  const discardChanges = () => {
    areChangesDiscarded.current = true;
    if (!isLeavingDashboard) return blocker.proceed?.();
    blocker.reset?.();
    void navigate(dashboardPath("myExams"), { replace: true });
  };
  return (
    <div className="mx-auto max-w-page md:grid md:grid-cols-[auto_1fr] md:px-4">
      <DashboardMenu current={tab} />
      <main className="w-full min-w-0 px-4 pt-6 pb-28 md:pt-8 md:pr-0 md:pb-12 md:pl-8">
        <Rising key={tab} className="grid content-start gap-8">
          <Suspense fallback={<Skeleton label="Loading" />}>{panels[tab]}</Suspense>
        </Rising>
      </main>
      {blocker.state === "blocked" && hasUnsavedChanges() && (
        <ConfirmDialog
          title="Leave without saving?"
          yes="Leave without saving"
          onYes={async () => {
            discardChanges();
            return undefined;
          }}
          onClose={() => !areChangesDiscarded.current && blocker.reset?.()}
        >
          <p>Your changes on this page are not saved yet.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
