import { describe, expect, it } from "vitest";
import { createExamClock } from "./exam-clock";

const tenUtcMs = Date.UTC(2026, 11, 19, 10);
const hourMs = 3_600_000;
const deadlineAtMs = tenUtcMs + hourMs;

/** An exam on a device whose clock is 7 hours wrong; the first reply took 200 ms. */
function createClock() {
  const device = { wallMs: tenUtcMs - 7 * hourMs, monotonicMs: 5000 };
  const room = createExamClock(
    { wallMs: () => device.wallMs, monotonicMs: () => device.monotonicMs },
    { askedAtMs: 4800, serverNowMs: tenUtcMs, deadlineAtMs },
  );
  const pass = (wallMs: number, monotonicMs = wallMs) => {
    device.wallMs += wallMs;
    device.monotonicMs += monotonicMs;
  };
  return { room, pass };
}

describe("the clock of an exam", () => {
  it("shows the server's time on a device that is 7 hours wrong", () => {
    const { room, pass } = createClock();
    expect(room.nowMs()).toBe(tenUtcMs + 100);
    pass(1000);
    expect(room.nowMs()).toBe(tenUtcMs + 1100);
    expect(room.remainingMs()).toBe(hourMs - 1100);
  });

  it("uses the sample with the shortest round trip", () => {
    const { room, pass } = createClock();
    pass(1000);
    room.addReply({ askedAtMs: 5000, serverNowMs: tenUtcMs + 900, deadlineAtMs });
    expect(room.nowMs()).toBe(tenUtcMs + 1100);
    room.addReply({ askedAtMs: 5980, serverNowMs: tenUtcMs + 1040, deadlineAtMs });
    expect(room.nowMs()).toBe(tenUtcMs + 1050);
  });

  it.each([
    [1999, true],
    [2000, false],
  ])("after %i ms without a tick: trusted %s", (gapMs, isTrusted) => {
    const { room, pass } = createClock();
    pass(gapMs);
    expect(room.isTrusted()).toBe(isTrusted);
  });

  it("measures a sleep by the wall clock until the server was asked, and ignores a wall clock that was put back", () => {
    const { room, pass } = createClock();
    pass(600_000, 0);
    expect(room.nowMs()).toBe(tenUtcMs + 600_100);
    pass(-7 * hourMs, 1000);
    expect(room.nowMs()).toBe(tenUtcMs + 1100);
    expect(room.isTrusted()).toBe(false);
    room.addReply({ askedAtMs: 5100, serverNowMs: tenUtcMs + 1, deadlineAtMs });
    expect(room.isTrusted()).toBe(true);
  });

  it("trusts a reply that took many ticks to come after a sleep", () => {
    const { room, pass } = createClock();
    pass(600_000);
    room.tick();
    for (const _ of [1, 2, 3]) {
      pass(1000);
      room.tick();
    }
    room.addReply({ askedAtMs: 605_000, serverNowMs: tenUtcMs + 601_600, deadlineAtMs });
    expect(room.isTrusted()).toBe(true);
    expect(room.nowMs()).toBe(tenUtcMs + 603_100);
  });

  it("does not trust a reply that was asked for before the page was hidden", () => {
    const { room, pass } = createClock();
    pass(1000);
    room.distrust();
    room.addReply({ askedAtMs: 5999, serverNowMs: tenUtcMs + 1000, deadlineAtMs });
    expect(room.isTrusted()).toBe(false);
    pass(400);
    room.addReply({ askedAtMs: 6000, serverNowMs: tenUtcMs + 9000, deadlineAtMs });
    expect(room.nowMs()).toBe(tenUtcMs + 9200);
  });

  it("moves the deadline when minutes are granted, and not back if an older reply comes late", () => {
    const { room } = createClock();
    room.addReply({ askedAtMs: 4000, serverNowMs: tenUtcMs + 50, deadlineAtMs: deadlineAtMs + 600_000 });
    room.addReply({ askedAtMs: 4000, serverNowMs: tenUtcMs + 20, deadlineAtMs });
    expect(room.remainingMs()).toBe(hourMs + 600_000 - 100);
  });

  it("trusts any time from the server more than the device's own estimate", () => {
    const device = { wallMs: 0, monotonicMs: 5000 };
    const estimated = { askedAtMs: 5000, serverNowMs: tenUtcMs + hourMs, deadlineAtMs };
    const clock = { wallMs: () => device.wallMs, monotonicMs: () => device.monotonicMs };
    const room = createExamClock(clock, estimated, true);
    expect([room.isTrusted(), room.remainingMs()]).toEqual([false, 0]);
    room.addReply({ askedAtMs: 5000, serverNowMs: tenUtcMs, deadlineAtMs: deadlineAtMs + 1000 });
    expect([room.isTrusted(), room.remainingMs()]).toEqual([true, hourMs + 1000]);
  });
});
