import { describe, expect, it } from "vitest";
import { createEventRecorder } from "./room-events";

function createRecorder() {
  const device = { wallMs: 1e12, monotonicMs: 0 };
  const clock = { wallMs: () => device.wallMs, monotonicMs: () => device.monotonicMs };
  const pass = (ms: number) => {
    device.wallMs += ms;
    device.monotonicMs += ms;
  };
  return { device, pass, recorder: createEventRecorder(clock, () => device.monotonicMs) };
}

describe("the exam record", () => {
  it("has the start and length of a time of at least 30 s in which the page was hidden", () => {
    const { pass, recorder } = createRecorder();
    pass(5000);
    recorder.pageHidden();
    pass(29_999);
    expect(recorder.pageShown()).toBeNull();
    recorder.pageHidden();
    pass(10_000);
    recorder.pageHidden();
    pass(20_000);
    expect(recorder.pageShown()).toEqual({ kind: "hidden", at_ms: 34_999, for_ms: 30_000 });
    expect(recorder.pageShown()).toBeNull();
  });

  it("has a network failure of at least 10 s", () => {
    const { pass, recorder } = createRecorder();
    recorder.requestFailed();
    pass(9999);
    expect(recorder.requestSucceeded()).toBeNull();
    recorder.requestFailed();
    pass(4000);
    recorder.requestFailed();
    pass(6000);
    expect(recorder.requestSucceeded()).toEqual({ kind: "offline", at_ms: 9999, for_ms: 10_000 });
  });

  it("has a jump of the wall clock by at least 2 s, even by years", () => {
    const { device, pass, recorder } = createRecorder();
    pass(60_000);
    device.wallMs += 1999;
    expect(recorder.checkClocks()).toBeNull();
    device.wallMs -= 7_200_000;
    expect(recorder.checkClocks()).toEqual({ kind: "clock_jump", at_ms: 60_000, for_ms: 7_200_000 });
    expect(recorder.checkClocks()).toBeNull();
    device.wallMs += 2e12;
    expect(recorder.checkClocks()).toEqual({ kind: "clock_jump", at_ms: 60_000, for_ms: 999_999_999 });
  });

  it("has a lost camera", () => {
    const { pass, recorder } = createRecorder();
    pass(5000);
    expect(recorder.cameraLost()).toEqual({ kind: "camera_lost", at_ms: 5000 });
  });

  it("says that the device read a question aloud", () => {
    expect(createRecorder().recorder.readAloud()).toEqual({ kind: "read_aloud", at_ms: 0 });
  });

  it("says that the exam moved to another device", () => {
    expect(createRecorder().recorder.movedAway()).toEqual({ kind: "other_device", at_ms: 0 });
  });
});
