import { olympiadPath, paths, questionOfTheDayPath, shellPaths } from "../config/paths";
import { classNumbers } from "../content/classes";
import { subjects } from "../content/subjects";

/**
 * @returns every path that is prerendered as HTML: all routes except the shells. The olympiad page has one path for each
 * subject and class; the question of the day has one for each class and one without a class
 */
export function listStaticPaths(): string[] {
  return Object.values(paths)
    .filter((path) => !shellPaths.includes(path))
    .flatMap((path) => {
      if (path === paths.olympiad)
        return subjects.flatMap(({ slug }) => classNumbers.map((number) => olympiadPath(slug, number)));
      if (path === paths.questionOfTheDay) return [undefined, ...classNumbers].map(questionOfTheDayPath);
      return [path];
    });
}
