import { report } from "../../../lib/report";

/**
 * Resolves to true when the service worker is active, and to false when its installation has failed. A worker is
 * installed with all its files or not at all.
 */
function waitUntilSettled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state !== "activated" && worker.state !== "redundant") return;
      worker.removeEventListener("statechange", check);
      resolve(worker.state === "activated");
    };
    worker.addEventListener("statechange", check);
    check();
  });
}

/**
 * Stores the parts of the site that an exam needs in this browser, before Start is enabled, so that the exam page can
 * be reloaded without a network (docs/exam.md section 10). A repeated call is cheap and tries a failed download again.
 * The sealed paper and the answers are stored separately.
 *
 * @returns true if the exam page can be loaded from the device; false if this browser stores no pages (a private
 * window, a development server) or the download failed
 */
export async function prepareRoomOffline(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    // An active older worker has a complete older version of the exam page.
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    return worker !== null && (await waitUntilSettled(worker));
  } catch (error) {
    report("storing the exam page on this device", error);
    return false;
  }
}
