import type { CameraTrouble } from "../../../engine/exam/camera/camera";

/** What is the matter, and what to do about it: for a child, or whoever helps. */
export const troubleWords: Record<CameraTrouble, { title: string; text: string }> = {
  denied: {
    title: "The camera is not allowed",
    text: "Press the camera or lock sign beside the address of this page, choose “Allow”, and try again.",
  },
  none: {
    title: "There is no camera",
    text: "This device has none, or it is switched off or not plugged in. Plug one in and try again.",
  },
  busy: {
    title: "Another app has the camera",
    text: "Close the app that uses it, such as a video call, and try again.",
  },
  blocked: {
    title: "This page may not use the camera",
    text: "Load the page anew and try again.",
  },
  failed: {
    title: "The camera gives no picture",
    text: "See whether something covers it, unplug it and plug it in again, and try again.",
  },
};

/** Said beside every trouble: nothing depends on a camera (exam section 7). */
export const goesOn = "The exam goes on without it just as well. Nothing is lost: no mark, rank or award.";
