import { useState } from "react";
import type { ListedStudent } from "../../../data/admin/students";
import { countText } from "../../../ui/count-text";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { Pager } from "../../../ui/pager";
import { SearchField } from "../../../ui/search-field";
import { EditStudentDialog } from "./edit-student-dialog";
import { ExamsDialog } from "./exams-dialog";
import { ExportButton } from "./export-button";
import { StudentTable } from "./student-table";
import { useStudentList } from "./use-student-list";

function emptyTitle(search: string, page: number): string {
  if (page > 1) return "There is nothing on this page";
  return search === "" ? "Nobody has registered yet" : "No student has this in the name";
}

/** Registered Students: searched by name, page by page, newest first, each with its edit. */
export function StudentList() {
  const { query, search, page, pageSize, setSearch, setPage, setPageSize } = useStudentList();
  const [edited, setEdited] = useState<ListedStudent | null>(null);
  const [looked, setLooked] = useState<ListedStudent | null>(null);
  return (
    <section aria-labelledby="admin-section" className="grid gap-4">
      <h2 id="admin-section" className="text-heading">
        Registered Students
      </h2>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <SearchField label="Search by name" value={search} onSearch={setSearch} />
        <div className="flex min-h-13 flex-wrap items-center gap-3">
          <ExportButton key={search} search={search} />
        </div>
      </div>
      <LoadedView query={query} label="Loading the students">
        {({ students, count }) => (
          <>
            <p role="status" className="text-small text-ink-soft">
              {countText(count, "student", "students")}
            </p>
            {students.length === 0 ? (
              <EmptyState title={emptyTitle(search, page)} />
            ) : (
              <StudentTable
                students={students}
                isStale={query.isPlaceholderData}
                onEdit={setEdited}
                onExams={setLooked}
              />
            )}
            <Pager
              label="Pages of students"
              page={page}
              pageSize={pageSize}
              count={count}
              onPage={setPage}
              onPageSize={setPageSize}
            />
          </>
        )}
      </LoadedView>
      {looked && <ExamsDialog student={looked} onClose={() => setLooked(null)} />}
      {edited && <EditStudentDialog student={edited} onClose={() => setEdited(null)} />}
    </section>
  );
}
