import { describe, expect, it } from "vitest";
import { simulateQueue } from "../../../../tests/support/simulated-queue";

describe("requests of an exam", () => {
  it("are sent immediately, and then 1.5 s to 1.95 s apart", async () => {
    for (const [chance, spacingMs] of [
      [0, 1500],
      [1, 1950],
    ] as const) {
      const { time, queueRequests, startsMs } = simulateQueue(chance);
      queueRequests(3);
      await time.pass(5000);
      expect(startsMs).toEqual([0, spacingMs, 2 * spacingMs]);
    }
  });

  it("are sent one at a time: the next request waits for the reply", async () => {
    const { time, queueRequests, startsMs, replyWith } = simulateQueue();
    replyWith({ afterMs: 9000 });
    queueRequests(2);
    await time.pass(8999);
    expect(startsMs).toEqual([0]);
    await time.pass(1);
    expect(startsMs).toEqual([0, 9000]);
  });

  it.each([
    [0, 42_000],
    [0.5, 60_000],
    [1, 78_000],
  ])(
    "are sent without events 60 s ± 30% after the last reply (random number %d: %d ms)",
    async (chance, ms) => {
      const { queue, time, startsMs } = simulateQueue(chance);
      queue.schedule();
      await time.pass(ms - 1);
      expect(startsMs).toEqual([]);
      await time.pass(ms + 1);
      expect(startsMs).toEqual([ms, 2 * ms]);
    },
  );

  it("are sent again after 1, 2, 4 … 30 s if they fail", async () => {
    const { queue, time, queueRequests, startsMs, replyWith } = simulateQueue();
    replyWith("refuse");
    queueRequests(1);
    await time.pass(100_000);
    expect(startsMs.map((atMs, index) => atMs - (startsMs[index - 1] ?? 0))).toEqual([
      0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    expect(queue.isFailing()).toBe(true);
    replyWith("success");
    await time.pass(30_000);
    expect(queue.isFailing()).toBe(false);
  });

  it("count as failed after 10 s without a reply", async () => {
    const { queue, time, queueRequests, startsMs, replyWith } = simulateQueue();
    replyWith("nothing");
    queueRequests(1);
    await time.pass(9999);
    expect(queue.isFailing()).toBe(false);
    await time.pass(1001);
    expect(startsMs).toEqual([0, 11_000]);
    expect(queue.isFailing()).toBe(true);
  });

  it("accept a late reply until the next request is sent", async () => {
    const late = simulateQueue();
    late.replyWith({ afterMs: 10_900 });
    late.queueRequests(1);
    await late.time.pass(20_000);
    expect([late.startsMs, late.handledNos]).toEqual([[0], [1]]);
    const tooLate = simulateQueue();
    tooLate.replyWith({ afterMs: 11_100 });
    tooLate.queueRequests(1);
    await tooLate.time.pass(12_000);
    expect([tooLate.startsMs, tooLate.handledNos]).toEqual([[0, 11_000], []]);
  });

  it("are sent within 5 s after the network is back, even during a longer pause", async () => {
    const { queue, time, queueRequests, startsMs, replyWith } = simulateQueue(0.5);
    replyWith("refuse");
    queueRequests(1);
    await time.pass(40_000);
    expect(startsMs).toEqual([0, 1000, 3000, 7000, 15_000, 31_000]);
    queue.retryWithin(5000);
    await time.pass(2500);
    expect(startsMs.at(-1)).toBe(42_500);
  });

  it("are not cancelled when the network comes back, but sent again within 5 s after they fail", async () => {
    const { queue, time, queueRequests, startsMs, replyWith } = simulateQueue(0.5);
    replyWith("refuse");
    queueRequests(1);
    replyWith("nothing");
    await time.pass(1000);
    queue.retryWithin(5000);
    await time.pass(10_000);
    await time.pass(2500);
    expect(startsMs).toEqual([0, 1000, 13_500]);
  });

  it("are sent immediately by `flush`, which is called before the page may be closed", async () => {
    const { queue, time, queueRequests, startsMs } = simulateQueue();
    queueRequests(1);
    await time.pass(200);
    queueRequests(1);
    expect(startsMs).toEqual([0]);
    queue.flush();
    expect(startsMs).toEqual([0, 200]);
  });

  it("stop when the exam page closes", async () => {
    const { queue, time, queueRequests, startsMs, handledNos, replyWith } = simulateQueue();
    replyWith({ afterMs: 500 });
    queueRequests(3);
    queue.stop();
    await time.pass(200_000);
    expect([startsMs, handledNos]).toEqual([[0], []]);
  });
});
