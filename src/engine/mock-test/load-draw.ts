/**
 * Loads the script that draws a test, a chunk of its own: continuing a test after a reload does not need it.
 *
 * @returns the module; rejects if its script cannot be loaded
 */
export const loadDrawScript = () => import("./draw-attempt");
