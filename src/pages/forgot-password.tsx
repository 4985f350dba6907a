import { paths } from "../config/paths";
import { site } from "../config/site";
import { ForgotPasswordForm } from "../features/account/auth/forgot-password-form";
import { AccountCard } from "../ui/account-card";
import { Seo } from "../ui/seo";
import { TextLink } from "../ui/text-link";

/** /forgotpassword: asks for the email with the link to /reset-password. */
export function ForgotPasswordPage() {
  return (
    <AccountCard
      title="Forgot password"
      intro="We’ll email you a link to set a new password. The link is valid for one hour."
    >
      <Seo
        title={`Forgot password · ${site.name}`}
        description={`Set a new password for your ${site.name} account: we email you a link.`}
        path={paths.forgotPassword}
      />
      <ForgotPasswordForm />
      <p className="text-small">
        <TextLink to={paths.login}>Back to login</TextLink>
      </p>
    </AccountCard>
  );
}
