/** How long the page before may take to let go, in milliseconds: after a reload it has not always done so yet. */
const letGoMs = 1000;

/**
 * Holds a room for this page: one tab of a browser has it at a time (exam section 5 no. 5).
 *
 * @param name the room's
 * @param isTakenOver whether a tab that has it is to lose it
 * @param onLost told when another tab has taken it over
 * @returns what lets go of it; null where another tab has it
 */
export type HoldRoom = (
  name: string,
  isTakenOver: boolean,
  onLost: () => void,
) => Promise<(() => void) | null>;

/** By navigator.locks. Where a browser has none, the copy's page id alone parts the tabs (`room-copy.ts`). */
export const holdRoom: HoldRoom = (name, isTakenOver, onLost) =>
  new Promise((resolve) => {
    if (!("locks" in navigator)) return resolve(() => {});
    let letGo = () => {};
    let isHeld = false;
    const hold = () => {
      isHeld = true;
      return new Promise<void>((done) => {
        letGo = () => {
          isHeld = false;
          done();
        };
        resolve(() => letGo());
      });
    };
    const options: LockOptions = isTakenOver ? { steal: true } : { signal: AbortSignal.timeout(letGoMs) };
    navigator.locks.request(`exam-room:${name}`, options, hold).catch(() => {
      if (isHeld) onLost();
      else resolve(null);
    });
  });
