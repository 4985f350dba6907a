import { paths } from "../../../config/paths";
import { useUrlQuery } from "../../../lib/use-url-query";
import { LinkTabs } from "../../../ui/link-tabs";
import { Editions } from "./editions";
import { SubjectPairs } from "./subject-pairs";

const views = [
  { id: "editions", label: "Editions and exam days" },
  { id: "pairs", label: "Mock tests by class" },
] as const;

/** Manage Exams: the editions with the days of their exams, and which class is offered which mock test. */
export function ManageExams() {
  const view = useUrlQuery().readParam("view") === "pairs" ? "pairs" : "editions";
  return (
    <section aria-labelledby="admin-section" className="grid gap-4">
      <h2 id="admin-section" className="text-heading">
        Manage Exams
      </h2>
      <LinkTabs
        label="Sections"
        isMinor
        tabs={views}
        current={view}
        toPath={(id) => `${paths.adminPanel}?section=exams&view=${id}`}
      />
      {view === "pairs" ? <SubjectPairs /> : <Editions />}
    </section>
  );
}
