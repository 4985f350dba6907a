import { createRequestQueue } from "../../src/engine/exam/room/request-queue";
import { createVirtualTime } from "../../proofs/exam/virtual-time";

type Reply = "success" | "refuse" | "nothing" | { afterMs: number };

/**
 * Creates a request queue with a virtual clock that starts at 0 and a constant random number.
 *
 * @param chance the random number: 0 gives the shortest, 0.5 the nominal, 1 the longest delays
 * @returns the queue; `queueRequests` sets the number of requests that wait in the queue; `replyWith` sets the reply to
 *   later requests; `startsMs` has the times of the requests in milliseconds; `handledNos` has the numbers, from 1, of the
 *   requests whose replies were handled
 */
export function simulateQueue(chance = 0.5) {
  const time = createVirtualTime(0);
  const startsMs: number[] = [];
  const handledNos: number[] = [];
  let waitingCount = 0;
  let reply: Reply = "success";
  const device = {
    clock: { wallMs: time.nowMs, monotonicMs: time.nowMs },
    random: () => chance,
    after: (delayMs: number, call: () => void) => time.after(delayMs, call),
  };
  const send = () => {
    startsMs.push(Math.round(time.nowMs()));
    const requestNo = startsMs.length;
    const thisReply = reply;
    return new Promise<() => void>((resolve, reject) => {
      const succeed = () =>
        resolve(() => {
          waitingCount -= 1;
          handledNos.push(requestNo);
        });
      if (thisReply === "refuse") reject(new Error("refused"));
      else if (thisReply === "success") succeed();
      else if (thisReply !== "nothing") time.after(thisReply.afterMs, succeed);
    });
  };
  const queue = createRequestQueue({
    device,
    next: (isIdle) => (waitingCount > 0 || isIdle ? { isSpaced: true, send } : null),
    onSettled: () => {},
  });
  return {
    queue,
    time,
    startsMs,
    handledNos,
    queueRequests: (count: number) => {
      waitingCount = count;
      queue.schedule();
    },
    replyWith: (next: Reply) => {
      reply = next;
    },
  };
}
