import { useState } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { RegisterForm } from "../features/account/auth/register-form";
import { useRedirect } from "../features/account/auth/redirect";
import { useRedirectIfLoggedIn } from "../features/account/auth/use-redirect-if-logged-in";
import { AccountCard } from "../ui/account-card";
import { Notice } from "../ui/notice";
import { Seo } from "../ui/seo";
import { TextLink } from "../ui/text-link";

/** /register: if the email address must be confirmed, the page stays open and shows what to do next. */
export function RegisterPage() {
  useRedirectIfLoggedIn();
  const redirect = useRedirect();
  const { state } = useLocation() as { state: unknown };
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  return (
    <AccountCard title="Create Account" intro="Free, for students of classes 1 to 12. It takes a minute.">
      <Seo
        title={`Create Account · ${site.name}`}
        description={`Create a free ${site.name} account for a student of classes 1 to 12, save mock test scores and register for olympiads.`}
        path={paths.register}
      />
      <p className="text-small">
        Do you already have an account for another child?{" "}
        <TextLink to={paths.login} state={state}>
          Log in to that account
        </TextLink>
        , press your child’s name at the top and choose “Add a child”. One login works for the whole family.
      </p>
      {isUnconfirmed ? (
        <Notice tone="success">Please check your email, open the link in it and then log in.</Notice>
      ) : (
        <RegisterForm
          onRegistered={(registered) =>
            registered.isLoggedIn ? redirect(registered) : setIsUnconfirmed(true)
          }
        />
      )}
      <p className="text-small">
        Already registered?{" "}
        <TextLink to={paths.login} state={state}>
          Log in
        </TextLink>
      </p>
    </AccountCard>
  );
}
