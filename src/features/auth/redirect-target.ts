import { matchPath } from "react-router-dom";
import * as v from "valibot";
import { paths } from "../../config/paths";

const stateSchema = v.object({ redirectTo: v.string() });

/**
 * Where to go after a login: only a path of this site that the route table knows, so that no link can send a family
 * elsewhere.
 *
 * @param state the navigation state, which any page may have written
 * @returns the path, /studentdashboard where there is none or it is not ours
 */
export function redirectTarget(state: unknown): string {
  const checked = v.safeParse(stateSchema, state);
  if (!checked.success) return paths.studentDashboard;
  const { redirectTo } = checked.output;
  const isOurs = Object.values(paths).some((path) => matchPath(path, redirectTo));
  return isOurs && !redirectTo.startsWith("//") ? redirectTo : paths.studentDashboard;
}
