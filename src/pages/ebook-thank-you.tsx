import { paths } from "../config/paths";
import { site } from "../config/site";
import { ebooks } from "../content/ebooks";
import { ButtonLink } from "../ui/button";
import { Seo } from "../ui/seo";
import { ThankYouCard } from "../ui/thank-you-card";

/** The confirmation that an email with the book has been sent, with links to other pages. */
function EbookThankYou({ ebook }: { ebook: (typeof ebooks)[keyof typeof ebooks] }) {
  return (
    <>
      <Seo title={`${ebook.thankYouTitle} · ${site.name}`} noindex />
      <ThankYouCard title={ebook.thankYouTitle} text={ebook.thankYou}>
        <ButtonLink to={paths.mockTestLanding}>Take a free mock test</ButtonLink>
      </ThankYouCard>
    </>
  );
}

/** /thankyouguide */
export function EbookGuideThankYouPage() {
  return <EbookThankYou ebook={ebooks.guide} />;
}

/** /thankyoupuzzles */
export function EbookPuzzlesThankYouPage() {
  return <EbookThankYou ebook={ebooks.puzzles} />;
}
