import { paths } from "../../../config/paths";

/** The four addresses of the one page, and the exam that somebody who opens each has searched for. */
export const searchedNames: Readonly<Record<string, string>> = {
  [paths.scienceExam]: "Science",
  [paths.mathExam]: "Mathematics",
  [paths.computersExam]: "Cyber",
  [paths.englishExam]: "English",
};
