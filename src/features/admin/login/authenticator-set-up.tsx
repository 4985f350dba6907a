import { useMutation } from "@tanstack/react-query";
import { site } from "../../../config/site";
import { startAuthenticatorSetup } from "../../../data/admin/second-factor";
import { messageOf } from "../../../lib/app-error";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { CodeForm } from "./code-form";

/** Sets up an authenticator app: shows the secret, and asks for a first code to check that it works. */
export function AuthenticatorSetUp({ onPassed }: { onPassed: () => void }) {
  const setup = useMutation({ mutationFn: () => startAuthenticatorSetup(`${site.name} admin`) });
  if (!setup.data)
    return (
      <>
        <p className="text-ink-soft">
          This panel holds many families’ data. Please set up an authenticator app; you need to do this only
          once. When you log in, enter your password and then the code that the app shows.
        </p>
        {setup.isError && <Notice tone="error">{messageOf(setup.error)}</Notice>}
        <Button pending={setup.isPending} onClick={() => setup.mutate()}>
          Set up the app
        </Button>
      </>
    );
  const { factorId, qrCode, secret } = setup.data;
  return (
    <>
      <ol className="grid list-decimal gap-1 pl-5 text-ink-soft">
        <li>Open an authenticator app on your phone.</li>
        <li>Add an account by scanning this QR code.</li>
        <li>Enter the code that the app shows.</li>
      </ol>
      <img src={qrCode} alt="QR code for the authenticator app" className="mx-auto size-48 bg-paper" />
      <p className="text-small text-ink-soft">
        No camera? Type this key into the app:{" "}
        <code className="font-semibold break-all text-ink">{secret}</code>
      </p>
      <CodeForm factorId={factorId} onPassed={onPassed} />
    </>
  );
}
