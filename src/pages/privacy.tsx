import { paths } from "../config/paths";
import { site } from "../config/site";
import { privacy } from "../content/policies/privacy";
import { PolicyText } from "../ui/policy-text";
import { Seo } from "../ui/seo";

/** /privacy: what we keep about a child, why, and for how long. */
export function PrivacyPage() {
  return (
    <main>
      <Seo title={`${privacy.title} · ${site.name}`} description={privacy.intro} path={paths.privacy} />
      <PolicyText policy={privacy} />
    </main>
  );
}
