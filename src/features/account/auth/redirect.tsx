import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../../config/paths";
import type { LoginResult } from "../../../data/student-accounts";
import { opensPage, readRedirectTarget } from "./redirect-target";

/** Redirects to /login, and after the login back to this page with its query and state. */
export function RedirectToLogin() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (
    <Navigate to={paths.login} replace state={{ redirectTo: pathname + search, redirectState: state }} />
  );
}

/**
 * @returns a function that opens the page the family had requested before the login; Back does not lead to the form
 * again. An incomplete profile has to be completed first (docs/design.md section 3 no. 8). An organiser gets the admin
 * panel instead of a student's dashboard.
 */
export function useRedirect(): (student: LoginResult) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return ({ isComplete, isOrganiser }) => {
    const target = readRedirectTarget(state);
    if (isOrganiser && opensPage(target.path, paths.studentDashboard))
      void navigate(paths.adminPanel, { replace: true });
    else if (isComplete) void navigate(target.path, { replace: true, state: target.state });
    else void navigate(paths.studentDetails, { replace: true, state });
  };
}
