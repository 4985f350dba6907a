/** The name of the browser cache for question files, which the page fills and the service worker serves. */
export const offlineQuestionsCacheName = "olympeak-questions";

/**
 * The name of the browser cache for sealed papers: encrypted files, which a reload without a network reads again
 * (docs/exam.md section 5).
 */
export const offlinePapersCacheName = "olympeak-papers";
