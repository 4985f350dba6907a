import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { adminAccessQuery } from "../data/admin/access";
import { useSession } from "../data/use-session";
import { ManageExams } from "../features/admin-exams/manage-exams";
import { Payments } from "../features/admin-payments/payments";
import { Pricing } from "../features/admin-pricing/pricing";
import { StudentList } from "../features/admin-students/student-list";
import { messageOf } from "../lib/app-error";
import { useAddressQuery } from "../lib/use-address-query";
import { ErrorMessage } from "../ui/error-message";
import { LinkTabs } from "../ui/link-tabs";
import { Notice } from "../ui/notice";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

const sections = [
  { id: "students", label: "Registered Students" },
  { id: "payments", label: "Payments" },
  { id: "exams", label: "Manage Exams" },
  { id: "pricing", label: "Pricing" },
] as const;

type SectionId = (typeof sections)[number]["id"];

const panels: Record<SectionId, ReactNode> = {
  students: <StudentList />,
  payments: <Payments />,
  exams: <ManageExams />,
  pricing: <Pricing />,
};

/** The four sections; which one is open stands in the address. */
function Sections() {
  const asked = useAddressQuery().read("section");
  const current = sections.find(({ id }) => id === asked)?.id ?? "students";
  return (
    <>
      <LinkTabs
        label="Admin sections"
        tabs={sections}
        current={current}
        toAddress={(id) => `${paths.adminPanel}?section=${id}`}
      />
      {panels[current]}
    </>
  );
}

/** Only an admin comes past here; what is shown behind it is guarded by the server once more. */
function AdminGate({ email, children }: { email: string; children: ReactNode }) {
  const access = useQuery(adminAccessQuery(email));
  if (access.data === true) return children;
  if (access.data === false) return <Notice tone="error">Access denied.</Notice>;
  if (access.isError && !access.isFetching) {
    return <ErrorMessage message={messageOf(access.error)} onRetry={() => void access.refetch()} />;
  }
  return <p role="status">Checking access...</p>;
}

/** /adminpanel: the organiser's desk. */
export function AdminPanelPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <main className="mx-auto grid w-full max-w-page content-start gap-5 px-4 pt-6 pb-20 md:pt-8">
      <Seo title={`Admin panel · ${site.name}`} noindex />
      <PageHeading title="Admin panel" />
      <AdminGate email={session.email}>
        <Sections />
      </AdminGate>
    </main>
  );
}
