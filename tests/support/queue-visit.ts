import { createRequestQueue } from "../../src/engine/exam/room/request-queue";
import { createVirtualTime } from "../../proofs/exam/virtual-time";

type Reply = "answer" | "refuse" | "nothing" | { afterMs: number };

/**
 * A queue of requests under a virtual clock that starts at 0, whose chance is always the same.
 *
 * @param chance 0 is the shortest, 0.5 the nominal, 1 the longest of each delay
 * @returns the queue; `want`, how many requests are wanted; `replyWith`, what becomes of those that go out from now on;
 *   `startsMs`, when they went out; `taken`, whose replies were taken in, counted from 1
 */
export function visitQueue(chance = 0.5) {
  const time = createVirtualTime(0);
  const startsMs: number[] = [];
  const taken: number[] = [];
  let wanted = 0;
  let reply: Reply = "answer";
  const device = {
    clock: { wallMs: time.nowMs, monotonicMs: time.nowMs },
    random: () => chance,
    after: (delayMs: number, call: () => void) => time.after(delayMs, call),
  };
  const send = () => {
    startsMs.push(Math.round(time.nowMs()));
    const no = startsMs.length;
    const how = reply;
    return new Promise<() => void>((resolve, reject) => {
      const answer = () =>
        resolve(() => {
          wanted -= 1;
          taken.push(no);
        });
      if (how === "refuse") reject(new Error("refused"));
      else if (how === "answer") answer();
      else if (how !== "nothing") time.after(how.afterMs, answer);
    });
  };
  const queue = createRequestQueue({
    device,
    next: (isIdle) => (wanted > 0 || isIdle ? { isSpaced: true, send } : null),
    onSettled: () => {},
  });
  return {
    queue,
    time,
    startsMs,
    taken,
    want: (count: number) => {
      wanted = count;
      queue.schedule();
    },
    replyWith: (next: Reply) => {
      reply = next;
    },
  };
}
