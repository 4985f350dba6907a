import { paths } from "../config/paths";
import { site } from "../config/site";
import { getPrivacy } from "../content/policies/privacy";
import { useExamCalendar } from "../content/use-exam-calendar";
import { PolicyText } from "../ui/policy-text";
import { Seo } from "../ui/seo";

/** /privacy: the data that we store about a child, why, and for how long. */
export function PrivacyPage() {
  const privacy = getPrivacy(useExamCalendar());
  return (
    <main>
      <Seo title={`${privacy.title} · ${site.name}`} description={privacy.intro} path={paths.privacy} />
      <PolicyText policy={privacy} />
    </main>
  );
}
