import { paths } from "../config/paths";
import { site } from "../config/site";
import { getTerms } from "../content/policies/terms";
import { useExamCalendar } from "../content/use-exam-calendar";
import { PolicyText } from "../ui/policy-text";
import { Seo } from "../ui/seo";

/** /terms: who may take part, and the rules. */
export function TermsPage() {
  const terms = getTerms(useExamCalendar());
  return (
    <main>
      <Seo title={`${terms.title} · ${site.name}`} description={terms.intro} path={paths.terms} />
      <PolicyText policy={terms} />
    </main>
  );
}
