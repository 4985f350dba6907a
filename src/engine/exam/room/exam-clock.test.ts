import { describe, expect, it } from "vitest";
import { createExamClock } from "./exam-clock";

const tenUtcMs = Date.UTC(2026, 11, 19, 10);
const hourMs = 3_600_000;
const deadlineAtMs = tenUtcMs + hourMs;

/** Creates an exam's clock on a device whose clock is 7 hours slow; the first reply took 200 ms. */
function createClock() {
  const device = { wallMs: tenUtcMs - 7 * hourMs, monotonicMs: 5000 };
  const examClock = createExamClock(
    { wallMs: () => device.wallMs, monotonicMs: () => device.monotonicMs },
    { askedAtMs: 4800, serverNowMs: tenUtcMs, deadlineAtMs },
  );
  const pass = (wallMs: number, monotonicMs = wallMs) => {
    device.wallMs += wallMs;
    device.monotonicMs += monotonicMs;
  };
  return { examClock, pass };
}

describe("the clock of an exam", () => {
  it("has the server's time on a device whose clock is 7 hours slow", () => {
    const { examClock, pass } = createClock();
    expect(examClock.nowMs()).toBe(tenUtcMs + 100);
    pass(1000);
    expect(examClock.nowMs()).toBe(tenUtcMs + 1100);
    expect(examClock.remainingMs()).toBe(hourMs - 1100);
  });

  it("uses the reply with the shortest round trip", () => {
    const { examClock, pass } = createClock();
    pass(1000);
    examClock.addReply({ askedAtMs: 5000, serverNowMs: tenUtcMs + 900, deadlineAtMs });
    expect(examClock.nowMs()).toBe(tenUtcMs + 1100);
    examClock.addReply({ askedAtMs: 5980, serverNowMs: tenUtcMs + 1040, deadlineAtMs });
    expect(examClock.nowMs()).toBe(tenUtcMs + 1050);
  });

  it.each([
    [1999, true],
    [2000, false],
  ])("after %i ms without a tick, the time is trusted: %s", (gapMs, isTrusted) => {
    const { examClock, pass } = createClock();
    pass(gapMs);
    expect(examClock.isTrusted()).toBe(isTrusted);
  });

  it("measures a sleep by the wall clock until the server replies, and ignores a wall clock that was put back", () => {
    const { examClock, pass } = createClock();
    pass(600_000, 0);
    expect(examClock.nowMs()).toBe(tenUtcMs + 600_100);
    pass(-7 * hourMs, 1000);
    expect(examClock.nowMs()).toBe(tenUtcMs + 1100);
    expect(examClock.isTrusted()).toBe(false);
    examClock.addReply({ askedAtMs: 5100, serverNowMs: tenUtcMs + 1, deadlineAtMs });
    expect(examClock.isTrusted()).toBe(true);
  });

  it("trusts a slow reply if its request was sent after the sleep", () => {
    const { examClock, pass } = createClock();
    pass(600_000);
    examClock.tick();
    for (const _ of [1, 2, 3]) {
      pass(1000);
      examClock.tick();
    }
    examClock.addReply({ askedAtMs: 605_000, serverNowMs: tenUtcMs + 601_600, deadlineAtMs });
    expect(examClock.isTrusted()).toBe(true);
    expect(examClock.nowMs()).toBe(tenUtcMs + 603_100);
  });

  it("does not trust the reply to a request from before the page was hidden", () => {
    const { examClock, pass } = createClock();
    pass(1000);
    examClock.distrust();
    examClock.addReply({ askedAtMs: 5999, serverNowMs: tenUtcMs + 1000, deadlineAtMs });
    expect(examClock.isTrusted()).toBe(false);
    pass(400);
    examClock.addReply({ askedAtMs: 6000, serverNowMs: tenUtcMs + 9000, deadlineAtMs });
    expect(examClock.nowMs()).toBe(tenUtcMs + 9200);
  });

  it("moves the deadline when minutes are granted, and ignores the deadline of an older reply that arrives later", () => {
    const { examClock } = createClock();
    examClock.addReply({ askedAtMs: 4000, serverNowMs: tenUtcMs + 50, deadlineAtMs: deadlineAtMs + 600_000 });
    examClock.addReply({ askedAtMs: 4000, serverNowMs: tenUtcMs + 20, deadlineAtMs });
    expect(examClock.remainingMs()).toBe(hourMs + 600_000 - 100);
  });

  it("replaces the device's estimate by the first reply of the server", () => {
    const device = { wallMs: 0, monotonicMs: 5000 };
    const estimatedReply = { askedAtMs: 5000, serverNowMs: tenUtcMs + hourMs, deadlineAtMs };
    const clock = { wallMs: () => device.wallMs, monotonicMs: () => device.monotonicMs };
    const examClock = createExamClock(clock, estimatedReply, true);
    expect([examClock.isTrusted(), examClock.remainingMs()]).toEqual([false, 0]);
    examClock.addReply({ askedAtMs: 5000, serverNowMs: tenUtcMs, deadlineAtMs: deadlineAtMs + 1000 });
    expect([examClock.isTrusted(), examClock.remainingMs()]).toEqual([true, hourMs + 1000]);
  });
});
