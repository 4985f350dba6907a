import { paths } from "../../../config/paths";

/** The four paths of the exam information page, and the name that visitors of each have searched for. */
export const searchedNames: Readonly<Record<string, string>> = {
  [paths.scienceExam]: "Science",
  [paths.mathExam]: "Mathematics",
  [paths.computersExam]: "Cyber",
  [paths.englishExam]: "English",
};
