import { useLocation } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { ConfirmAddress } from "../features/account/auth/confirm-address";
import { LoginForm } from "../features/account/auth/login-form";
import { useRedirect } from "../features/account/auth/redirect";
import { useRedirectIfLoggedIn } from "../features/account/auth/use-redirect-if-logged-in";
import { AccountCard } from "../ui/account-card";
import { Seo } from "../ui/seo";
import { TextLink } from "../ui/text-link";

/** /login: after the login, the page that the student requested is opened. */
export function LoginPage() {
  useRedirectIfLoggedIn();
  const redirect = useRedirect();
  const { state } = useLocation() as { state: unknown };
  return (
    <AccountCard title="Log in" intro="See your exams, mock tests and orders.">
      <Seo
        title={`Log in · ${site.name}`}
        description={`Log in to ${site.name}: your olympiad exams, mock test scores and orders in one place.`}
        path={paths.login}
      />
      <ConfirmAddress />
      <LoginForm onLoggedIn={redirect} />
      <p className="flex flex-wrap justify-between gap-3 text-small">
        <TextLink to={paths.forgotPassword}>Forgot password?</TextLink>
        <span>
          New here?{" "}
          <TextLink to={paths.register} state={state}>
            Register here
          </TextLink>
        </span>
      </p>
    </AccountCard>
  );
}
