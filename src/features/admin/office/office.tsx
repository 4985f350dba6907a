import { paths } from "../../../config/paths";
import { useUrlQuery } from "../../../lib/use-url-query";
import { LinkTabs } from "../../../ui/link-tabs";
import { AuditLog } from "./audit-log";
import { FailedMails } from "./failed-mails";
import { Organisers } from "./organisers";
import { SiteNoticeForm } from "./site-notice-form";

const views = [
  { id: "organisers", label: "Organisers" },
  { id: "notice", label: "Notice on the site" },
  { id: "mails", label: "Emails not sent" },
  { id: "audit", label: "Who did what" },
] as const;

const panels = { organisers: Organisers, notice: SiteNoticeForm, mails: FailedMails, audit: AuditLog };

/** The Office section: the organisers, the site's notice, failed emails, and the audit log. */
export function OfficeView() {
  const requestedView = useUrlQuery().readParam("view");
  const view = views.find(({ id }) => id === requestedView)?.id ?? "organisers";
  const Panel = panels[view];
  return (
    <section aria-labelledby="admin-section" className="grid gap-4">
      <h2 id="admin-section" className="text-heading">
        Office
      </h2>
      <LinkTabs
        label="Parts of the office"
        isMinor
        tabs={views}
        current={view}
        toPath={(id) => `${paths.adminPanel}?section=office&view=${id}`}
      />
      <Panel />
    </section>
  );
}
