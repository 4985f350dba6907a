import { paths } from "../config/paths";
import { site } from "../config/site";
import { ebooks } from "../content/ebooks";
import { BookCover } from "../ui/book-cover";
import { Card } from "../ui/card";
import { CheckList } from "../ui/check-list";
import { Seo } from "../ui/seo";

type Ebook = (typeof ebooks)[keyof typeof ebooks];

/**
 * The page of a book that is sent by email. The form belongs to another service: its sandboxed iframe may run its own
 * script, submit, and open another URL in place of this page after a click or tap, but it has no access to our origin.
 *
 * @param props the book, its page's path, and the form's URL, which is empty if the settings have none
 */
export function EbookRequest({ ebook, path, formUrl }: { ebook: Ebook; path: string; formUrl: string }) {
  return (
    <main className="min-h-[calc(100dvh-4.5rem)] bg-dawn pt-10 pb-28 sm:pt-section sm:pb-36">
      <Seo title={`${ebook.pageTitle} · ${site.name}`} description={ebook.lead} path={path} />
      <div className="mx-auto grid max-w-page items-start gap-8 px-4 lg:grid-cols-2">
        <div className="grid gap-6 text-white sm:grid-cols-[1fr_11rem] lg:grid-cols-1">
          <header className="grid content-start gap-3">
            <h1 className="text-title">{ebook.pageTitle}</h1>
            <p className="max-w-md text-[1.125rem]">
              {formUrl ? `${ebook.lead} ${ebook.invitation}` : ebook.lead}
            </p>
          </header>
          <BookCover title={ebook.bookTitle} />
        </div>
        <Card className="grid gap-5 sm:p-8">
          <CheckList items={ebook.points} />
          {formUrl ? (
            <iframe
              src={formUrl}
              title={`Form: ${ebook.bookTitle}`}
              sandbox="allow-forms allow-scripts allow-popups allow-top-navigation-by-user-activation"
              referrerPolicy="origin"
              className="h-[34rem] w-full rounded-small border border-line"
            />
          ) : (
            <p className="rounded-small bg-violet-tint px-4 py-3 wrap-anywhere">{ebook.unavailable}</p>
          )}
        </Card>
      </div>
    </main>
  );
}

/** /formmathguide */
export function EbookGuidePage() {
  return <EbookRequest ebook={ebooks.guide} path={paths.ebookGuide} formUrl={site.ebookForms.guide} />;
}

/** /formmathproblems */
export function EbookPuzzlesPage() {
  return <EbookRequest ebook={ebooks.puzzles} path={paths.ebookPuzzles} formUrl={site.ebookForms.puzzles} />;
}
