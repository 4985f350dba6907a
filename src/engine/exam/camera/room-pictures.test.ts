import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeRoom } from "../../../../tests/support/fake-room";
import { CameraError, type Camera, type CameraTrouble } from "./camera";
import { createRoomPictures, type PictureDependencies } from "./room-pictures";

const minuteMs = 60_000;
const picture = new Blob(["picture"], { type: "image/jpeg" });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

/** An exam whose camera and network the test controls; every random number is 0.5. */
function startPictures(changes: Partial<PictureDependencies> = {}) {
  const room = createFakeRoom(4);
  const takePicture = vi.fn<Camera["takePicture"]>(async () => picture);
  const send = vi.fn<PictureDependencies["send"]>(async () => undefined);
  const state = { isHidden: false, isOnline: true };
  const pictures = createRoomPictures({
    device: {
      clock: { wallMs: Date.now, monotonicMs: () => performance.now() },
      random: () => 0.5,
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      isOnline: () => state.isOnline,
    },
    isHidden: () => state.isHidden,
    camera: { open: () => Promise.reject(new CameraError("failed")), takePicture },
    openSheet: async () => ({ isOpen: true, sinceStartMs: 0 }),
    send,
    room,
    ...changes,
  });
  const breakCamera = (trouble: CameraTrouble) => takePicture.mockRejectedValue(new CameraError(trouble));
  return {
    room,
    state,
    pictures,
    takePicture,
    send,
    breakCamera,
    repairCamera: () => takePicture.mockResolvedValue(picture),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    sentWindowNos: () => send.mock.calls.map(([windowNo]) => windowNo),
    readState: () => pictures.store.getState(),
  };
}

describe("pictures", () => {
  it("are taken once in every two minutes, are sent with the number of the window, and end after window 45", async () => {
    const { pass, sentWindowNos } = startPictures();
    await pass(0);
    await pass(61_000);
    expect(sentWindowNos()).toEqual([1]);
    await pass(60 * minuteMs);
    expect(sentWindowNos()).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
    await pass(120 * minuteMs);
    expect(sentWindowNos()).toHaveLength(45);
  });

  it("start with the current window after a reload, and are not taken for earlier windows", async () => {
    const { pass, sentWindowNos } = startPictures({
      openSheet: async () => ({ isOpen: true, sinceStartMs: 7 * minuteMs }),
    });
    await pass(2 * minuteMs);
    expect(sentWindowNos()).toEqual([4, 5]);
  });

  it("are not taken if the server refuses them", async () => {
    const { pass, takePicture, readState } = startPictures({ openSheet: async () => ({ isOpen: false }) });
    await pass(10 * minuteMs);
    expect(takePicture).not.toHaveBeenCalled();
    expect(readState()).toEqual({ kind: "off" });
  });

  it("are not taken before the server has replied, and the page asks at most once in two minutes", async () => {
    const open = vi.fn<PictureDependencies["openSheet"]>().mockRejectedValue(new Error("offline"));
    const { pass, takePicture } = startPictures({ openSheet: open });
    await pass(10 * minuteMs);
    expect(open.mock.calls.length).toBeLessThanOrEqual(6);
    expect(takePicture).not.toHaveBeenCalled();
    open.mockResolvedValue({ isOpen: true, sinceStartMs: 10 * minuteMs });
    await pass(4 * minuteMs);
    expect(takePicture).toHaveBeenCalled();
  });

  it("are not taken while the page is hidden, which does not count as a lost camera", async () => {
    const { pass, takePicture, state, room } = startPictures();
    state.isHidden = true;
    await pass(6 * minuteMs);
    expect(takePicture).not.toHaveBeenCalled();
    expect(room.recordCameraLost).not.toHaveBeenCalled();
    state.isHidden = false;
    await pass(2 * minuteMs);
    expect(takePicture).toHaveBeenCalledOnce();
  });
});

describe("the upload of a picture", () => {
  it("does not start without a network or while an answer waits, and the picture is not sent later", async () => {
    const { pass, state, room, takePicture, sentWindowNos } = startPictures();
    state.isOnline = false;
    await pass(2 * minuteMs);
    state.isOnline = true;
    room.setRoomState({ savedState: { kind: "on_device", unsentCount: 2 } });
    await pass(2 * minuteMs);
    room.setRoomState({ savedState: { kind: "saved" } });
    await pass(2 * minuteMs);
    expect(takePicture).toHaveBeenCalledTimes(3);
    expect(sentWindowNos()).toEqual([3]);
  });

  it("is cancelled if an answer has to be sent, or after 20 seconds", async () => {
    const signals: AbortSignal[] = [];
    const send = vi.fn<PictureDependencies["send"]>(
      (_no, _picture, signal) =>
        new Promise((_resolve, reject) => {
          signals.push(signal);
          signal.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    const { pass, room } = startPictures({ send });
    await pass(61_000);
    expect(signals[0]?.aborted).toBe(false);
    room.setRoomState({ savedState: { kind: "saving" } });
    expect(signals[0]?.aborted).toBe(true);
    room.setRoomState({ savedState: { kind: "saved" } });
    await pass(2 * minuteMs);
    expect(signals[1]?.aborted).toBe(false);
    await pass(20_000);
    expect(signals[1]?.aborted).toBe(true);
    await pass(2 * minuteMs);
    expect(send).toHaveBeenCalledTimes(3);
  });
});

describe("the camera of a running exam", () => {
  it.each(["denied", "none", "busy", "blocked", "failed"] as const)(
    "records the problem `%s` once and shows it until the next picture, while the exam continues",
    async (trouble) => {
      const { pass, room, breakCamera, repairCamera, readState, sentWindowNos } = startPictures();
      await pass(2 * minuteMs);
      breakCamera(trouble);
      await pass(6 * minuteMs);
      expect(readState()).toEqual({ kind: "lost", trouble });
      expect(room.recordCameraLost).toHaveBeenCalledOnce();
      expect(room.store.getState().phase).toEqual({ kind: "open" });
      repairCamera();
      await pass(2 * minuteMs);
      expect(readState()).toEqual({ kind: "on" });
      expect(sentWindowNos()).toEqual([1, 5]);
      breakCamera(trouble);
      await pass(2 * minuteMs);
      expect(room.recordCameraLost).toHaveBeenCalledTimes(2);
    },
  );

  it("asks the browser for permission only when the child presses the button", async () => {
    const { pass, pictures, takePicture, breakCamera, repairCamera, readState } = startPictures();
    breakCamera("denied");
    await pass(2 * minuteMs);
    expect(takePicture.mock.calls).toEqual([[false]]);
    repairCamera();
    pictures.retry();
    await pass(0);
    expect(takePicture).toHaveBeenLastCalledWith(true);
    expect(readState()).toEqual({ kind: "on" });
  });

  it("stays off after the child has turned it off, and after the exam has moved to another device", async () => {
    const turnedOff = startPictures();
    await turnedOff.pass(2 * minuteMs);
    turnedOff.pictures.turnOff();
    await turnedOff.pass(10 * minuteMs);
    expect(turnedOff.takePicture).toHaveBeenCalledOnce();
    expect(turnedOff.readState()).toEqual({ kind: "off" });
    expect(turnedOff.room.recordCameraLost).not.toHaveBeenCalled();
    const movedExam = startPictures();
    await movedExam.pass(2 * minuteMs);
    movedExam.room.setRoomState({ phase: { kind: "moved" } });
    await movedExam.pass(10 * minuteMs);
    expect(movedExam.takePicture).toHaveBeenCalledOnce();
  });
});
