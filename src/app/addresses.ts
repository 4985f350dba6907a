import { olympiadPath, paths, shellPaths } from "../config/paths";
import { classNumbers } from "../content/classes";
import { subjects } from "../content/subjects";

/** Pages that people open to do something: their script comes at once. On all others it waits until the browser is idle. */
const workingPaths: ReadonlySet<string> = new Set([
  paths.mockTestLanding,
  paths.login,
  paths.register,
  paths.forgotPassword,
]);

/**
 * @returns every address that is written out as a page of HTML: all that the route table knows, without the shells; the
 *   olympiad page once for each subject and class
 */
export function listStaticAddresses(): string[] {
  return Object.values(paths)
    .filter((path) => !shellPaths.includes(path))
    .flatMap((path) =>
      path === paths.olympiad
        ? subjects.flatMap(({ slug }) => classNumbers.map((number) => olympiadPath(slug, number)))
        : [path],
    );
}

/**
 * @param address one of the static addresses
 * @returns whether its script is fetched at once, not only when the browser is idle or somebody presses something
 */
export function isWorkingPage(address: string): boolean {
  return workingPaths.has(address);
}
