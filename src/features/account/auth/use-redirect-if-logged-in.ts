import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { sessionStore } from "../../../data/session";
import { readRedirectTarget } from "./redirect-target";

/**
 * Redirects a user who is already logged in from the login or registration page to the page they requested, by default
 * the dashboard. It ignores a login that happens on the page, because the form redirects after that. A page that was
 * opened from an email's link stays open.
 */
export function useRedirectIfLoggedIn(): void {
  const navigate = useNavigate();
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const [wasLoggedIn] = useState(() => hash === "" && sessionStore.getState() !== null);
  useEffect(() => {
    if (!wasLoggedIn) return;
    const target = readRedirectTarget(state);
    void navigate(target.path, { replace: true, state: target.state });
  }, [navigate, state, wasLoggedIn]);
}
