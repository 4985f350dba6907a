import { Outlet } from "react-router-dom";
import { useSession } from "../data/use-session";
import { ToLogin } from "../features/account/auth/redirect";

/** What stands behind the login: without a session the way leads to /login, and from there back here. */
export function RequireStudent() {
  const session = useSession();
  return session ? <Outlet key={session.studentId} /> : <ToLogin />;
}
