import { paths } from "../config/paths";
import { site } from "../config/site";
import { NewPasswordForm } from "../features/account/auth/new-password-form";
import { useLinkToken } from "../features/account/auth/use-link-token";
import { AccountCard } from "../ui/account-card";
import { ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { Seo } from "../ui/seo";

/** /reset-password: opened from an email. The link's token is used up by the form's button. Opening the page does not use it. */
export function ResetPasswordPage() {
  const tokenHash = useLinkToken("recovery");
  return (
    <AccountCard title="Set a new password" intro="Choose a password you don’t use anywhere else.">
      <Seo title={`Set a new password · ${site.name}`} noindex />
      {tokenHash && <NewPasswordForm key={tokenHash} tokenHash={tokenHash} />}
      {tokenHash === null && (
        <>
          <Notice tone="info">
            Please open this page from the link in our email. If the link no longer works, ask for a new one.
          </Notice>
          <ButtonLink to={paths.forgotPassword}>Send me a new link</ButtonLink>
        </>
      )}
    </AccountCard>
  );
}
