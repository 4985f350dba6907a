import { paths } from "../../../config/paths";

/** The exam information page has four paths, one for each subject that people search for. This is the subject's name for each path. */
export const searchedNames: Readonly<Record<string, string>> = {
  [paths.scienceExam]: "Science",
  [paths.mathExam]: "Mathematics",
  [paths.computersExam]: "Computer (Cyber)",
  [paths.englishExam]: "English",
};
