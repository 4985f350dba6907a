/** How long the page before may take to let go, in milliseconds: after a reload it has not always done so yet. */
const releaseMs = 1000;

/**
 * Holds a room for this page: one tab of a browser has it at a time (exam section 5 no. 5).
 *
 * @param name the room's
 * @param isTakenOver whether a tab that has it is to lose it
 * @param onLost called when another tab has taken it over
 * @returns what lets go of it; null where another tab has it
 */
export type AcquireLock = (
  name: string,
  isTakenOver: boolean,
  onLost: () => void,
) => Promise<(() => void) | null>;

/** By navigator.locks. Where a browser has none, the copy's page id alone parts the tabs (`room-copy.ts`). */
export const acquireLock: AcquireLock = (name, isTakenOver, onLost) =>
  new Promise((resolve) => {
    if (!("locks" in navigator)) return resolve(() => {});
    let release = () => {};
    let isHeld = false;
    const hold = () => {
      isHeld = true;
      return new Promise<void>((done) => {
        release = () => {
          isHeld = false;
          done();
        };
        resolve(() => release());
      });
    };
    const options: LockOptions = isTakenOver ? { steal: true } : { signal: AbortSignal.timeout(releaseMs) };
    navigator.locks.request(`exam-room:${name}`, options, hold).catch(() => {
      if (isHeld) onLost();
      else resolve(null);
    });
  });
