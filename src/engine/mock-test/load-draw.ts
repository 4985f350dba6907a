/**
 * Fetches what draws a test. A test that is gone on with after a reload does without it.
 *
 * @returns the module; rejects where its script cannot be had
 */
export const loadDraw = () => import("./draw-attempt");
