import { site } from "../config/site";
import { useLinkFields } from "../features/account/auth/use-link-token";
import { ConsentByMailForm } from "../features/account/guardian-consent/consent-by-mail";
import { AccountCard } from "../ui/account-card";
import { Notice } from "../ui/notice";
import { Seo } from "../ui/seo";

/** /consent: opened by a guardian from an email, without a login. Opening it does not give consent (decision 011). */
export function GuardianConsentPage() {
  const fields = useLinkFields();
  const token = fields?.get("token");
  return (
    <AccountCard
      title="Guardian’s consent"
      intro={`For the parent or guardian of the child named in our email.`}
    >
      <Seo title={`Guardian’s consent · ${site.name}`} noindex />
      {token && <ConsentByMailForm token={token} />}
      {token === null && (
        <Notice tone="info">
          Please open this page from the link in our email. If the link no longer works, the student can send
          you a new email: in the profile, under &ldquo;Ask a guardian for consent by email&rdquo;.
        </Notice>
      )}
    </AccountCard>
  );
}
