/**
 * Loads the script that chooses the questions of a test. It is a chunk of its own, because a page that continues a test
 * does not need it.
 *
 * @returns the module; rejects if its script cannot be loaded
 */
export const loadDrawScript = () => import("./draw-attempt");
