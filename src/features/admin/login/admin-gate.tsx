import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "../../../config/paths";
import { adminAccessQuery } from "../../../data/admin/access";
import { dropLogin } from "../../../data/login-state";
import { messageOf, messageForCode } from "../../../lib/app-error";
import { useUrlQuery } from "../../../lib/use-url-query";
import { Button } from "../../../ui/button";
import { ErrorMessage } from "../../../ui/error-message";
import { Notice } from "../../../ui/notice";
import { toastSuccess } from "../../../ui/toast";
import { TextLink } from "../../../ui/text-link";
import { SecondFactor } from "./second-factor";

/** Shows its children only to admins; if a second factor is required, only after it. The server checks every request too. */
export function AdminGate({ email, children }: { email: string; children: ReactNode }) {
  const access = useQuery(adminAccessQuery(email));
  const { readParam, changeParams } = useUrlQuery();
  if (access.data === "granted") {
    const closeSetUp = () => changeParams({ authenticator: "" }, { replace: true });
    return readParam("authenticator") === "set-up" ? (
      <>
        <SecondFactor
          onPassed={() => {
            toastSuccess("Your authenticator app works.");
            closeSetUp();
          }}
        />
        <Button variant="outline" className="mx-auto" onClick={closeSetUp}>
          Back
        </Button>
      </>
    ) : (
      children
    );
  }
  if (access.data === "denied") {
    return (
      <>
        <Notice tone="error">Access denied.</Notice>
        <p className="wrap-anywhere">
          This page is for organisers, and you are logged in as {email}.{" "}
          <TextLink to={paths.studentDashboard}>Go to your dashboard</TextLink>
        </p>
      </>
    );
  }
  if (access.data === "session_ended") {
    return (
      <>
        <Notice tone="error">{messageForCode("unauthenticated")}</Notice>
        <Button className="justify-self-start" onClick={() => dropLogin()}>
          Log in again
        </Button>
      </>
    );
  }
  if (access.data === "code_needed") return <SecondFactor onPassed={() => void access.refetch()} />;
  if (access.isError && !access.isFetching) {
    return <ErrorMessage message={messageOf(access.error)} onRetry={() => void access.refetch()} />;
  }
  return <p role="status">Checking access...</p>;
}
