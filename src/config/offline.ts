/** The browser's store of question files, for the page that fetches them and the service worker that serves them. */
export const offlineQuestions = "olympeak-questions";

/** The browser's store of sealed papers: encrypted files, which a reload without a network reads again (docs/exam.md section 5). */
export const offlinePapers = "olympeak-papers";
