import { useQuery } from "@tanstack/react-query";
import { authenticatorQuery } from "../../../data/admin/second-factor";
import { Card } from "../../../ui/card";
import { LoadedView } from "../../../ui/loaded-view";
import { CodeForm } from "./code-form";
import { AuthenticatorSetUp } from "./authenticator-set-up";

/** The second step of an organiser's login; `onPassed` is called when the code was accepted. */
export function SecondFactor({ onPassed }: { onPassed: () => void }) {
  const authenticator = useQuery(authenticatorQuery());
  return (
    <Card className="mx-auto grid w-full max-w-md gap-4">
      <h2 className="text-heading">One more step</h2>
      <LoadedView query={authenticator} label="Looking for your authenticator app">
        {(factorId) =>
          factorId === null ? (
            <AuthenticatorSetUp onPassed={onPassed} />
          ) : (
            <>
              <p className="text-ink-soft">Please open your authenticator app and enter the code it shows.</p>
              <CodeForm factorId={factorId} onPassed={onPassed} />
              <p className="text-small text-ink-soft">
                Lost your phone? Ask your technical team to delete the old app from your account. You can then
                set up a new one here.
              </p>
            </>
          )
        }
      </LoadedView>
    </Card>
  );
}
