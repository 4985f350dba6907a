import { describe, expect, it } from "vitest";
import { visitQueue } from "../../../../tests/support/queue-visit";

describe("requests of an exam", () => {
  it("go out immediately, and then 1.5 s apart or up to 30% more", async () => {
    for (const [chance, spacingMs] of [
      [0, 1500],
      [1, 1950],
    ] as const) {
      const { time, want, startsMs } = visitQueue(chance);
      want(3);
      await time.pass(5000);
      expect(startsMs).toEqual([0, spacingMs, 2 * spacingMs]);
    }
  });

  it("go out one at a time: the next one waits for the reply", async () => {
    const { time, want, startsMs, replyWith } = visitQueue();
    replyWith({ afterMs: 9000 });
    want(2);
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
    "go out empty a minute after the last answered one, give or take 30% (chance %d, %d ms)",
    async (chance, ms) => {
      const { queue, time, startsMs } = visitQueue(chance);
      queue.schedule();
      await time.pass(ms - 1);
      expect(startsMs).toEqual([]);
      await time.pass(ms + 1);
      expect(startsMs).toEqual([ms, 2 * ms]);
    },
  );

  it("are sent again after 1, 2, 4 … 30 s if they fail", async () => {
    const { queue, time, want, startsMs, replyWith } = visitQueue();
    replyWith("refuse");
    want(1);
    await time.pass(100_000);
    expect(startsMs.map((atMs, index) => atMs - (startsMs[index - 1] ?? 0))).toEqual([
      0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    expect(queue.isFailing()).toBe(true);
    replyWith("answer");
    await time.pass(30_000);
    expect(queue.isFailing()).toBe(false);
  });

  it("count as failed after 10 s without a reply", async () => {
    const { queue, time, want, startsMs, replyWith } = visitQueue();
    replyWith("nothing");
    want(1);
    await time.pass(9999);
    expect(queue.isFailing()).toBe(false);
    await time.pass(1001);
    expect(startsMs).toEqual([0, 11_000]);
    expect(queue.isFailing()).toBe(true);
  });

  it("accept a late reply until the next request has gone out", async () => {
    const late = visitQueue();
    late.replyWith({ afterMs: 10_900 });
    late.want(1);
    await late.time.pass(20_000);
    expect([late.startsMs, late.taken]).toEqual([[0], [1]]);
    const tooLate = visitQueue();
    tooLate.replyWith({ afterMs: 11_100 });
    tooLate.want(1);
    await tooLate.time.pass(12_000);
    expect([tooLate.startsMs, tooLate.taken]).toEqual([[0, 11_000], []]);
  });

  it("go out within 5 s when the network is back, however long the pause is", async () => {
    const { queue, time, want, startsMs, replyWith } = visitQueue(0.5);
    replyWith("refuse");
    want(1);
    await time.pass(40_000);
    expect(startsMs).toEqual([0, 1000, 3000, 7000, 15_000, 31_000]);
    queue.retryWithin(5000);
    await time.pass(2500);
    expect(startsMs.at(-1)).toBe(42_500);
  });

  it("lose no reply if the network comes back during a request", async () => {
    const { queue, time, want, startsMs, replyWith } = visitQueue(0.5);
    replyWith("refuse");
    want(1);
    replyWith("nothing");
    await time.pass(1000);
    queue.retryWithin(5000);
    await time.pass(10_000);
    await time.pass(2500);
    expect(startsMs).toEqual([0, 1000, 13_500]);
  });

  it("go out immediately if the page may be closed", async () => {
    const { queue, time, want, startsMs } = visitQueue();
    want(1);
    await time.pass(200);
    want(1);
    expect(startsMs).toEqual([0]);
    queue.flush();
    expect(startsMs).toEqual([0, 200]);
  });

  it("stop when the exam page closes", async () => {
    const { queue, time, want, startsMs, taken, replyWith } = visitQueue();
    replyWith({ afterMs: 500 });
    want(3);
    queue.stop();
    await time.pass(200_000);
    expect([startsMs, taken]).toEqual([[0], []]);
  });
});
