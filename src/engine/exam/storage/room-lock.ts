/** How long to wait for the lock, in milliseconds: after a reload, the previous page needs a moment to release it. */
const releaseTimeoutMs = 1000;

/**
 * Locks a room for this page: only one tab of a browser has it at a time (docs/exam.md section 5 no. 5).
 *
 * @param name the name of the room
 * @param shouldTakeOver whether to take the lock from another tab
 * @param onLost called when another tab has taken the lock
 * @returns a function that releases the lock; null if another tab has it
 */
export type AcquireLock = (
  name: string,
  shouldTakeOver: boolean,
  onLost: () => void,
) => Promise<(() => void) | null>;

/**
 * Uses navigator.locks. Without them, only the page id in the stored copy prevents two tabs from writing
 * (`room-copy.ts`).
 */
export const acquireLock: AcquireLock = (name, shouldTakeOver, onLost) =>
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
    const options: LockOptions = shouldTakeOver
      ? { steal: true }
      : { signal: AbortSignal.timeout(releaseTimeoutMs) };
    navigator.locks.request(`exam-room:${name}`, options, hold).catch(() => {
      if (isHeld) onLost();
      else resolve(null);
    });
  });
