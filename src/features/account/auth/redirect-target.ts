import { matchPath } from "react-router-dom";
import * as v from "valibot";
import { paths } from "../../../config/paths";

const stateSchema = v.object({ redirectTo: v.string(), redirectState: v.optional(v.unknown()) });

/** A URL of this site, and the navigation state for its page. */
export type RedirectTarget = { path: string; state: unknown };

const dashboard: RedirectTarget = { path: paths.studentDashboard, state: null };

/**
 * @param path a URL of this site, with or without a query
 * @param page one of the route patterns in `paths`
 * @returns whether `path` opens `page`
 */
export function opensPage(path: string, page: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  return matchPath(page, pathname) !== null;
}

/**
 * The path to open after a login: only a path of this site's route table, so that no link can send a family elsewhere.
 *
 * @param state the navigation state, which can be anything
 * @returns the target; /studentdashboard if the state names no path of this site
 */
export function readRedirectTarget(state: unknown): RedirectTarget {
  const checked = v.safeParse(stateSchema, state);
  if (!checked.success) return dashboard;
  const { redirectTo, redirectState } = checked.output;
  const isOnThisSite = Object.values(paths).some((page) => opensPage(redirectTo, page));
  return isOnThisSite && !redirectTo.startsWith("//")
    ? { path: redirectTo, state: redirectState ?? null }
    : dashboard;
}
