/** The browser's store of question files, for the page that fetches them and the service worker that serves them. */
export const offlineQuestions = "olympeak-questions";
