import { createRequestQueue } from "../../src/engine/exam/room/request-queue";
import { createVirtualTime } from "../../proofs/exam/virtual-time";

type Reply = "answer" | "refuse" | "nothing" | { afterMs: number };

/**
 * Creates a request queue with a virtual clock that starts at 0 and a constant random number.
 *
 * @param chance the random number: 0 gives the shortest, 0.5 the nominal, 1 the longest delays
 * @returns the queue; `want` sets the number of wanted requests; `replyWith` sets the reply to later requests; `startsMs` has the
 *   times of the requests; `taken` has the numbers, from 1, of the requests whose replies were used
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
    const requestNo = startsMs.length;
    const replyToThis = reply;
    return new Promise<() => void>((resolve, reject) => {
      const answer = () =>
        resolve(() => {
          wanted -= 1;
          taken.push(requestNo);
        });
      if (replyToThis === "refuse") reject(new Error("refused"));
      else if (replyToThis === "answer") answer();
      else if (replyToThis !== "nothing") time.after(replyToThis.afterMs, answer);
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
