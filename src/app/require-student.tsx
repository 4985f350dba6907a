import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths } from "../config/paths";
import { useSession } from "../data/use-session";

/** What stands behind the login: without a session the way leads to /login, and from there back here. */
export function RequireStudent() {
  const session = useSession();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  if (!session)
    return (
      <Navigate to={paths.login} replace state={{ redirectTo: pathname + search, redirectState: state }} />
    );
  return <Outlet key={session.studentId} />;
}
