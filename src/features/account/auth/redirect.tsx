import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../../config/paths";
import type { LoggedIn } from "../../../data/student-accounts";
import { leadsTo, redirectTarget } from "./redirect-target";

/** Leads to /login, and from there back here with everything that was brought along. */
export function ToLogin() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (
    <Navigate to={paths.login} replace state={{ redirectTo: pathname + search, redirectState: state }} />
  );
}

/**
 * @returns a function that leads on to where the family wanted to go before they were asked to log in; the way back does
 *   not lead to the form again. An incomplete profile is asked for in between (docs/design.md section 3 no. 8). An organiser has
 *   no use for a student's dashboard, and lands on the admin panel instead.
 */
export function useRedirect(): (student: LoggedIn) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return ({ isComplete, isOrganiser }) => {
    const target = redirectTarget(state);
    if (isOrganiser && leadsTo(target.path, paths.studentDashboard))
      void navigate(paths.adminPanel, { replace: true });
    else if (isComplete) void navigate(target.path, { replace: true, state: target.state });
    else void navigate(paths.studentDetails, { replace: true, state });
  };
}
