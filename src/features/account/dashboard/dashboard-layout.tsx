import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { NavigationType, useBlocker, useLocation, useNavigate } from "react-router-dom";
import { hasUnsavedChanges } from "../../../lib/unsaved-changes";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Rising } from "../../../ui/motion/motion";
import { Skeleton } from "../../../ui/skeleton";
import { useDoubledEntry } from "../../../ui/use-doubled-entry";
import { DashboardMenu } from "./dashboard-menu";
import { tabOf, type TabId } from "./tabs";

/**
 * The dashboard's menu beside its open tab. The tab is in the history entry's state, so that a link can open any of
 * them and a reload keeps it.
 */
export function DashboardLayout({ panels }: { panels: Record<TabId, ReactNode> }) {
  const navigate = useNavigate();
  const { state, key, pathname } = useLocation() as { state: unknown; key: string; pathname: string };
  const tab = tabOf(state);
  const [wanted, setWanted] = useState<TabId | null>(null);
  const open = (next: TabId) => {
    void navigate(".", { replace: true, state: { tab: next } });
    window.scrollTo({ top: 0, behavior: "instant" });
  };
  const select = (next: TabId) => (next !== tab && hasUnsavedChanges() ? setWanted(next) : open(next));
  const openExams = useEffectEvent(() => open("myExams"));
  // Going back is forced to the dashboard (specification section 2): to its exams, and no further.
  useDoubledEntry();
  // The router may have left for another page that is not shown yet: a step back from there is none of ours.
  const blocker = useBlocker(
    ({ currentLocation, historyAction }) =>
      historyAction === NavigationType.Pop && currentLocation.pathname === pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked" || hasUnsavedChanges()) return undefined;
    const stay = () => {
      blocker.reset();
      openExams();
    };
    // The router is on its way back to our entry of the history: before that, another entry would be replaced.
    const entry: { key?: string } | null = history.state;
    if (entry?.key === key) return stay();
    window.addEventListener("popstate", stay, { once: true });
    return () => window.removeEventListener("popstate", stay);
  }, [blocker, key]);
  const asksFor = wanted ?? (blocker.state === "blocked" && hasUnsavedChanges() ? "myExams" : null);
  return (
    <div className="md:grid md:grid-cols-[auto_1fr]">
      <DashboardMenu current={tab} onSelect={select} />
      <main className="mx-auto w-full max-w-page px-4 pt-6 pb-28 md:px-8 md:pt-8 md:pb-12 lg:px-10">
        <Rising key={tab} className="grid content-start gap-6">
          <Suspense fallback={<Skeleton label="Loading" />}>{panels[tab]}</Suspense>
        </Rising>
      </main>
      {asksFor && (
        <ConfirmDialog
          title="Leave without saving?"
          yes="Leave without saving"
          onYes={async () => {
            open(asksFor);
            return undefined;
          }}
          onClose={() => {
            setWanted(null);
            blocker.reset?.();
          }}
        >
          <p>Your changes on this page are not saved yet.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
