import { report } from "../../../lib/report";

/** A service worker is installed with all its files or not at all. */
function waitUntilSettled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== "activated" && worker.state !== "redundant") return;
      worker.removeEventListener("statechange", look);
      resolve(worker.state === "activated");
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/**
 * Has this browser keep the site as far as an exam needs it, which a visit else does in its own time: before Start works, a
 * room can be loaded again without a network (docs/exam.md section 10). Asking again is cheap, and tries again what has failed. The
 * sealed paper and the answers are kept by others.
 *
 * @returns true once the room's page comes from the device; false where this browser keeps no pages, as in a private window
 *   or on a developer's server, or where they could not be fetched
 */
export async function prepareRoomOffline(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    // An older one that is active has an older room, whole.
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    return worker !== null && (await waitUntilSettled(worker));
  } catch (error) {
    report("storing the exam page on this device", error);
    return false;
  }
}
