import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../../config/paths";
import { redirectTarget } from "./redirect-target";

/** Leads to /login, and from there back here with everything that was brought along. */
export function ToLogin() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (
    <Navigate to={paths.login} replace state={{ redirectTo: pathname + search, redirectState: state }} />
  );
}

/**
 * @returns a function that leads on to where the family wanted to go before they were asked to log in; the way back does
 *   not lead to the form again. An incomplete profile is asked for in between (design section 3 no. 8).
 */
export function useRedirect(): (student: { isComplete: boolean }) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return ({ isComplete }) => {
    const target = redirectTarget(state);
    if (isComplete) void navigate(target.path, { replace: true, state: target.state });
    else void navigate(paths.studentDetails, { replace: true, state });
  };
}
