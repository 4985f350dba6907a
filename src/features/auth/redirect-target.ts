import { matchPath } from "react-router-dom";
import * as v from "valibot";
import { paths } from "../../config/paths";

const stateSchema = v.object({ redirectTo: v.string(), redirectState: v.optional(v.unknown()) });

/** An address of this site, with the navigation state its page is opened with. */
export type RedirectTarget = { path: string; state: unknown };

const dashboard: RedirectTarget = { path: paths.studentDashboard, state: null };

/**
 * Where to go after a login: only a path of this site that the route table knows, so that no link can send a family
 * elsewhere.
 *
 * @param state the navigation state, which any page may have written
 * @returns the target, /studentdashboard where there is none or it is not ours
 */
export function redirectTarget(state: unknown): RedirectTarget {
  const checked = v.safeParse(stateSchema, state);
  if (!checked.success) return dashboard;
  const { redirectTo, redirectState } = checked.output;
  const [pathname = ""] = redirectTo.split(/[?#]/);
  const isOurs = Object.values(paths).some((path) => matchPath(path, pathname));
  return isOurs && !redirectTo.startsWith("//")
    ? { path: redirectTo, state: redirectState ?? null }
    : dashboard;
}
