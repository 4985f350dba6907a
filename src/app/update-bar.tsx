import { useState } from "react";
import { isRoomRunning } from "../engine/exam/storage/running-rooms";
import { isTestRunning } from "../engine/mock-test/running-tests";
import { Button } from "../ui/button";

type Props = {
  /** Activates the new version (site-update.ts). */
  onUpdate: () => void;
};

function isTestOrExamRunning(): boolean {
  return isTestRunning(Date.now()) || isRoomRunning(Date.now());
}

/**
 * Offers the new version, with a button to postpone it. The bar is hidden while a test or an exam runs in any tab,
 * because a running test may still load scripts of the version with which it was started.
 */
export function UpdateBar({ onUpdate }: Props) {
  const [isPostponed, setPostponed] = useState(isTestOrExamRunning);
  const update = () => {
    if (isTestOrExamRunning()) setPostponed(true);
    else onUpdate();
  };
  if (isPostponed) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-21 z-40 mx-auto flex max-w-md flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-paper p-4 shadow-card"
    >
      <p className="mr-auto font-semibold">A new version is ready</p>
      <Button variant="quiet" size="card" onClick={update}>
        Update
      </Button>
      <Button variant="outline" size="card" onClick={() => setPostponed(true)}>
        Later
      </Button>
    </div>
  );
}
