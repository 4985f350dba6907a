import type { CameraTrouble } from "../../../engine/exam/camera/camera";

/** Each problem of the camera and its solution, for a child or a helper. */
export const cameraTroubleTexts: Record<CameraTrouble, { title: string; text: string }> = {
  denied: {
    title: "The camera is not allowed",
    text: "Press the camera or lock icon next to this page’s address, choose “Allow”, and try again.",
  },
  none: {
    title: "There is no camera",
    text: "This device has no camera, or the camera is switched off or not connected. Connect one and try again.",
  },
  busy: {
    title: "Another app is using the camera",
    text: "Close the app that uses it, such as a video call, and try again.",
  },
  blocked: {
    title: "This page is not allowed to use the camera",
    text: "Refresh the page and try again.",
  },
  failed: {
    title: "The camera shows no picture",
    text: "Check whether something is covering it, or unplug it and plug it in again. Then try again.",
  },
};

/** Shown with every camera problem: the exam does not depend on the camera (docs/exam.md section 7). */
export const examContinuesText =
  "You can continue the exam without it. Your marks, rank and awards are not affected.";
