import { paths } from "../config/paths";
import { site } from "../config/site";
import { ButtonLink } from "../ui/button";
import { Seo } from "../ui/seo";
import { ThankYouCard } from "../ui/thank-you-card";

/**
 * /thankyouregistration: thanks for a registration. The text names the site and ignores any product name in the URL,
 * because a link could contain any text (docs/design.md section 3 no. 14).
 */
export function RegistrationThankYouPage() {
  return (
    <>
      <Seo title={`Thank You! · ${site.name}`} noindex />
      <ThankYouCard
        title={`Thank You! Your registration for ${site.name} is confirmed!`}
        text="Your account is ready, and we have sent you an email. To take part in an exam, choose it on your dashboard and pay for it there."
      >
        <ButtonLink to={paths.studentDashboard}>Go to Dashboard</ButtonLink>
        <ButtonLink to={paths.mockTestLanding} variant="outline">
          Take a free mock test
        </ButtonLink>
      </ThankYouCard>
    </>
  );
}
