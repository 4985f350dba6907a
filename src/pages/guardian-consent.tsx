import { site } from "../config/site";
import { useLinkFields } from "../features/account/auth/use-link-token";
import { ConsentByMailForm } from "../features/account/guardian-consent/consent-by-mail";
import { AccountCard } from "../ui/account-card";
import { Notice } from "../ui/notice";
import { Seo } from "../ui/seo";

/** /consent: opened by a guardian from the mail, without a login. Nothing is agreed to by opening it (decision 011). */
export function GuardianConsentPage() {
  const fields = useLinkFields();
  const token = fields?.get("token");
  return (
    <AccountCard
      title="Guardian's consent"
      intro={`For the parent or guardian of the child that our mail names, who takes part in the olympiads of ${site.name}.`}
    >
      <Seo title={`Guardian's consent · ${site.name}`} noindex />
      {token && <ConsentByMailForm token={token} />}
      {token === null && (
        <Notice tone="info">
          This page opens from the link in our mail. If the link no longer works, a new mail can be sent from
          the profile of the student&rsquo;s account.
        </Notice>
      )}
    </AccountCard>
  );
}
