import { startFirstQuestion } from "./app/first-question";

// A failure is the site's to meet and to report: it asks for the same file.
startFirstQuestion().catch(() => undefined);
