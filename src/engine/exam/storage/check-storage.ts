import { report } from "../../../lib/report";
import { browserDevice } from "../device";

const probeKey = "examStorageProbe";

/**
 * @returns whether this browser stores an exam's answers; if not, the lobby warns in red (docs/exam.md section 5 no.
 * 10)
 */
export function canStore(): boolean {
  const { storage } = browserDevice;
  const isWritten = storage.write(probeKey, true) && storage.read(probeKey) === true;
  storage.remove(probeKey);
  return isWritten;
}

/**
 * Asks the browser not to clear this site's storage when the device is full. The page does not depend on the outcome.
 */
export function askToPersist(): void {
  navigator.storage?.persist?.().catch((error: unknown) => report("asking for persistent storage", error));
}
