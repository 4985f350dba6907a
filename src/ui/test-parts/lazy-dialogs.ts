import { lazy } from "react";

/** @returns the dialogs of a test once they are fetched: most tests need none of them */
export const loadDialogs = () => import("./test-dialogs");

export const LeaveDialog = lazy(async () => ({ default: (await loadDialogs()).LeaveDialog }));
export const GapsDialog = lazy(async () => ({ default: (await loadDialogs()).GapsDialog }));
export const FigureDialog = lazy(async () => ({ default: (await loadDialogs()).FigureDialog }));
