import { paths } from "../config/paths";
import { site } from "../config/site";
import { refunds } from "../content/policies/refunds";
import { PolicyText } from "../ui/policy-text";
import { Seo } from "../ui/seo";

/** /refunds: when a fee is paid back, and how to ask for it. */
export function RefundsPage() {
  return (
    <main>
      <Seo title={`${refunds.title} · ${site.name}`} description={refunds.intro} path={paths.refunds} />
      <PolicyText policy={refunds} />
    </main>
  );
}
