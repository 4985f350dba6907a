import { describe, expect, it } from "vitest";
import { createRoomWatch } from "./room-events";

function watch() {
  const device = { wallMs: 1e12, monotonicMs: 0 };
  const clock = { wallMs: () => device.wallMs, monotonicMs: () => device.monotonicMs };
  const pass = (ms: number) => {
    device.wallMs += ms;
    device.monotonicMs += ms;
  };
  return { device, pass, room: createRoomWatch(clock, () => device.monotonicMs) };
}

describe("what a room notices", () => {
  it("is a page that was hidden for 30 s, from when on and for how long", () => {
    const { pass, room } = watch();
    pass(5000);
    room.hide();
    pass(29_999);
    expect(room.show()).toBeNull();
    room.hide();
    pass(10_000);
    room.hide();
    pass(20_000);
    expect(room.show()).toEqual({ kind: "hidden", at_ms: 34_999, for_ms: 30_000 });
    expect(room.show()).toBeNull();
  });

  it("is a network that was gone for 10 s", () => {
    const { pass, room } = watch();
    room.fail();
    pass(9999);
    expect(room.succeed()).toBeNull();
    room.fail();
    pass(4000);
    room.fail();
    pass(6000);
    expect(room.succeed()).toEqual({ kind: "offline", at_ms: 9999, for_ms: 10_000 });
  });

  it("is a wall clock that jumps, by years as well, and not one that runs", () => {
    const { device, pass, room } = watch();
    pass(60_000);
    device.wallMs += 1999;
    expect(room.look()).toBeNull();
    device.wallMs -= 7_200_000;
    expect(room.look()).toEqual({ kind: "clock_jump", at_ms: 60_000, for_ms: 7_200_000 });
    expect(room.look()).toBeNull();
    device.wallMs += 2e12;
    expect(room.look()).toEqual({ kind: "clock_jump", at_ms: 60_000, for_ms: 999_999_999 });
  });

  it("is a camera that was lost", () => {
    const { pass, room } = watch();
    pass(5000);
    expect(room.loseCamera()).toEqual({ kind: "camera_lost", at_ms: 5000 });
  });

  it("is another device", () => {
    expect(watch().room.move()).toEqual({ kind: "other_device", at_ms: 0 });
  });
});
