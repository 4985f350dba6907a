import { lazy } from "react";

/** Loads the dialogs of a test, which most tests do not need. */
export const loadDialogs = () => import("./test-dialogs");

export const LeaveDialog = lazy(async () => ({ default: (await loadDialogs()).LeaveDialog }));
export const UnansweredDialog = lazy(async () => ({ default: (await loadDialogs()).UnansweredDialog }));
export const FigureDialog = lazy(async () => ({ default: (await loadDialogs()).FigureDialog }));
