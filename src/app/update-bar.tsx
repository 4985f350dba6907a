import { useState } from "react";
import { isTestRunning } from "../data/mock-test/running-tests";
import { Button } from "../ui/button";

/** Changes to the new version: it takes over, and this page is loaded anew. Pages in other tabs stay as they are. */
function applyUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage({ type: "SKIP_WAITING" }, []);
}

type Props = {
  /** The new version that waits. */
  worker: ServiceWorker;
};

/**
 * Offers the new version, and never presses: it can be put off, and it waits by itself as long as a test runs in any tab,
 * whose remaining parts belong to the version it was started with.
 */
export function UpdateBar({ worker }: Props) {
  const [isPutOff, setPutOff] = useState(() => isTestRunning(Date.now()));
  const update = () => {
    if (isTestRunning(Date.now())) setPutOff(true);
    else applyUpdate(worker);
  };
  if (isPutOff) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-21 z-40 mx-auto flex max-w-md flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-paper p-4 shadow-card"
    >
      <p className="mr-auto font-semibold">A new version is ready</p>
      <Button variant="quiet" size="card" onClick={update}>
        Update
      </Button>
      <Button variant="outline" size="card" onClick={() => setPutOff(true)}>
        Later
      </Button>
    </div>
  );
}
