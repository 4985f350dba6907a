import { lazy, Suspense, type ComponentType } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { adminSections } from "../content/admin-sections";
import { useSession } from "../data/use-session";
import { AdminGate } from "../features/admin/login/admin-gate";
import { StartView } from "../features/admin/start/start-page";
import { useUrlQuery } from "../lib/use-url-query";
import { SelectField } from "../ui/field";
import { LinkTabs } from "../ui/link-tabs";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";
import { UnsavedGuard } from "../ui/unsaved-guard";

type SectionId = (typeof adminSections)[number]["id"];

/** The sections' components. Start is part of this file's code, because the panel opens with it; others are loaded when opened. */
const panels: Record<SectionId, ComponentType> = {
  start: StartView,
  families: lazy(async () => ({ default: (await import("../features/admin/students/families")).Families })),
  students: lazy(async () => ({
    default: (await import("../features/admin/students/student-list")).StudentList,
  })),
  payments: lazy(async () => ({ default: (await import("../features/admin/payments/payments")).Payments })),
  exams: lazy(async () => ({ default: (await import("../features/admin/exams/manage-exams")).ManageExams })),
  papers: lazy(async () => ({ default: (await import("../features/admin/papers/papers")).Papers })),
  pricing: lazy(async () => ({ default: (await import("../features/admin/pricing/pricing")).Pricing })),
  day: lazy(async () => ({ default: (await import("../features/admin/exam-day/exam-day")).ExamDay })),
  results: lazy(async () => ({ default: (await import("../features/admin/results/results")).Results })),
  awards: lazy(async () => ({ default: (await import("../features/admin/awards/awards-view")).AwardsView })),
  exports: lazy(async () => ({ default: (await import("../features/admin/exports/exports")).ExportsView })),
  office: lazy(async () => ({ default: (await import("../features/admin/office/office")).OfficeView })),
};

const toPath = (id: SectionId) => `${paths.adminPanel}?section=${id}`;

/** The sections; the URL names the open section. On a phone they are a select, because tabs would fill the screen. */
function Sections() {
  const navigate = useNavigate();
  const requestedSection = useUrlQuery().readParam("section");
  const current = adminSections.find(({ id }) => id === requestedSection)?.id ?? "start";
  const Panel = panels[current];
  return (
    <>
      <div className="max-md:hidden">
        <LinkTabs label="Admin sections" tabs={adminSections} current={current} toPath={toPath} />
      </div>
      <div className="md:hidden">
        <SelectField
          label="Section"
          value={current}
          onChange={({ target }) => {
            const chosen = adminSections.find(({ id }) => id === target.value);
            if (chosen) void navigate(toPath(chosen.id));
          }}
        >
          {adminSections.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <Suspense>
        <Panel />
      </Suspense>
    </>
  );
}

/** /adminpanel: the admin panel. */
export function AdminPanelPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <main className="mx-auto grid w-full max-w-page content-start gap-5 px-4 pt-6 pb-20 md:pt-8">
      <Seo title={`Admin panel · ${site.name}`} noindex />
      <PageHeading title="Admin panel" />
      <UnsavedGuard />
      <AdminGate email={session.email}>
        <Sections />
      </AdminGate>
    </main>
  );
}
