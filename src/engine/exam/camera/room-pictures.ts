import { createStore, type StoreApi } from "zustand/vanilla";
import { report } from "../../../lib/report";
import { toCameraTrouble, type Camera, type CameraTrouble } from "./camera";
import type { Device } from "../device";
import type { ExamRoom } from "../room/room-state";

/**
 * One picture is taken in every two minutes, at a random moment; an attempt has 45 such windows (docs/exam.md section
 * 9).
 */
const windowMs = 120_000;
const windowCount = 45;

/** A picture that is not sent within this time, in milliseconds, is dropped. */
const maxSendingMs = 20_000;

/**
 * The state of the exam's camera. `starting`: the server has not replied yet; `off`: the server or the child has
 * switched the camera off; `lost`: the last try gave no picture.
 */
export type PicturesState =
  | { kind: "starting" }
  | { kind: "on" }
  | { kind: "off" }
  | { kind: "lost"; trouble: CameraTrouble };

/** Whether pictures may be sent, and the milliseconds since the start of the attempt by the server's time. */
export type PictureSheetReply = { isOpen: true; sinceStartMs: number } | { isOpen: false };

/** The dependencies of taking pictures. */
export type PictureDependencies = {
  device: Pick<Device, "clock" | "random" | "after" | "isOnline">;
  /** Whether the page is hidden. The camera gives no picture then. */
  isHidden: () => boolean;
  camera: Camera;
  /** Asks the server whether pictures may be sent (open_picture_sheet). */
  openSheet: () => Promise<PictureSheetReply>;
  /** Uploads the picture of a window, counted from 1. */
  send: (windowNo: number, picture: Blob, signal: AbortSignal) => Promise<void>;
  room: Pick<ExamRoom, "store" | "recordCameraLost">;
};

/** The pictures of an exam while its page is open. */
export type RoomPictures = {
  store: Pick<StoreApi<PicturesState>, "getState" | "getInitialState" | "subscribe">;
  /** Tries the camera again on the student's request: the browser may ask for permission. */
  retry: () => void;
  /** Stops the pictures, without recording an event. */
  turnOff: () => void;
  /** Stops the timers and cancels a running upload. */
  stop: () => void;
};

/**
 * Takes a picture in every two minutes of an exam and sends it after the answers. A picture that cannot be sent
 * immediately is dropped and not sent again. Camera failures never stop the exam; a lost camera is recorded once.
 *
 * @param dependencies the device, the camera and the server
 * @returns the pictures' state, and the actions of the child
 */
export function createRoomPictures(dependencies: PictureDependencies): RoomPictures {
  const { device, camera, room } = dependencies;
  const store = createStore<PicturesState>(() => ({ kind: "starting" }));
  const stopController = new AbortController();
  let stopTimer = () => {};
  let sheet: { repliedAtMs: number; sinceStartMs: number } | null = null;
  let lastWindowIndex = -1;

  const stop = () => {
    stopController.abort();
    stopTimer();
    stopWatchingPhase();
  };
  const turnOff = () => {
    stop();
    store.setState({ kind: "off" }, true);
  };
  const sinceStartMs = () =>
    sheet ? sheet.sinceStartMs + device.clock.monotonicMs() - sheet.repliedAtMs : 0;

  const setLost = (trouble: CameraTrouble) => {
    if (store.getState().kind !== "lost") room.recordCameraLost();
    store.setState({ kind: "lost", trouble }, true);
  };

  /** Sends a picture. Answers go first: a new answer cancels the picture. */
  const sendPicture = async (windowNo: number, picture: Blob) => {
    const isSaved = () => room.store.getState().savedState.kind === "saved";
    if (!device.isOnline() || !isSaved()) return;
    const cancelSending = new AbortController();
    const cancel = () => cancelSending.abort();
    const stopListening = room.store.subscribe(() => !isSaved() && cancel());
    const cancelTimeout = device.after(maxSendingMs, cancel);
    try {
      await dependencies.send(
        windowNo,
        picture,
        AbortSignal.any([cancelSending.signal, stopController.signal]),
      );
    } catch (error) {
      if (!cancelSending.signal.aborted && !stopController.signal.aborted) report("sending a picture", error);
    } finally {
      stopListening();
      cancelTimeout();
    }
  };

  const takePicture = async (mayAsk: boolean): Promise<Blob | null> => {
    try {
      const picture = await camera.takePicture(mayAsk);
      if (!stopController.signal.aborted) store.setState({ kind: "on" }, true);
      return picture;
    } catch (error) {
      if (!stopController.signal.aborted) setLost(toCameraTrouble(error));
      return null;
    }
  };

  const openSheet = async () => {
    try {
      const reply = await dependencies.openSheet();
      if (!reply.isOpen) return turnOff();
      sheet = { repliedAtMs: device.clock.monotonicMs(), sinceStartMs: reply.sinceStartMs };
      store.setState({ kind: "on" }, true);
    } catch (error) {
      report("asking for the camera", error);
    }
    return scheduleNext();
  };

  const takeInWindow = async (windowIndex: number) => {
    lastWindowIndex = windowIndex;
    if (!dependencies.isHidden()) {
      const picture = await takePicture(false);
      if (picture && !stopController.signal.aborted) await sendPicture(windowIndex + 1, picture);
    }
    scheduleNext();
  };

  /** Schedules the next picture at a random moment in the rest of the current window, or in the next window. */
  function scheduleNext(): void {
    if (stopController.signal.aborted) return;
    // The server did not reply: ask again in one to three minutes.
    if (!sheet) {
      stopTimer = device.after(windowMs * (0.5 + device.random()), () => void openSheet());
      return;
    }
    const nowMs = sinceStartMs();
    const windowIndex = Math.max(Math.floor(nowMs / windowMs), lastWindowIndex + 1);
    if (windowIndex >= windowCount) return;
    const earliestMs = Math.max(nowMs, windowIndex * windowMs);
    const delayMs = earliestMs - nowMs + device.random() * ((windowIndex + 1) * windowMs - earliestMs);
    stopTimer = device.after(delayMs, () => void takeInWindow(windowIndex));
  }

  const stopWatchingPhase = room.store.subscribe(({ phase }) => {
    if (phase.kind !== "open") stop();
  });
  void openSheet();

  return { store, retry: () => void takePicture(true), turnOff, stop };
}
