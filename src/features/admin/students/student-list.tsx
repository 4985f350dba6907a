import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { studentsQuery, type ListedStudent, type StudentFilter } from "../../../data/admin/students";
import { classesQuery } from "../../../data/classes";
import { paths } from "../../../config/paths";
import { ClassField } from "../../../ui/class-field";
import { countText } from "../../../ui/count-text";
import { SelectField } from "../../../ui/field";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { SearchField } from "../../../ui/search-field";
import { TextLink } from "../../../ui/text-link";
import { EditStudentDialog } from "./edit-student-dialog";
import { ExamsDialog } from "./exams-dialog";
import { ExportButton } from "./export-button";
import { StudentTable } from "./student-table";

/**
 * The Registered Students section: the list with search by name, filters and pages, newest first. An organiser can edit
 * each student and see their exams.
 */
export function StudentList() {
  const paging = usePaging();
  const { readParam, search, page, pageSize, setSearch, setFilter } = paging;
  const only = readParam("only");
  const filter: StudentFilter = {
    search,
    classId: readParam("class"),
    only: only === "no_consent" || only === "nothing_bought" ? only : "",
  };
  const classes = useQuery(classesQuery).data ?? [];
  const query = useQuery({
    ...studentsQuery(filter, page, pageSize),
    placeholderData: keepPreviousData,
  });
  const [studentToEdit, setStudentToEdit] = useState<ListedStudent | null>(null);
  const [studentOfExams, setStudentOfExams] = useState<ListedStudent | null>(null);
  return (
    <section aria-labelledby="admin-section" className="grid gap-4">
      <h2 id="admin-section" className="text-heading">
        Registered Students
      </h2>
      <p className="text-small text-ink-soft">
        Newest first. To search by phone, email or order number, use{" "}
        <TextLink to={`${paths.adminPanel}?section=families`}>Find a family</TextLink>.
      </p>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <SearchField label="Search by name" value={search} onSearch={setSearch} />
        <div className="flex min-h-13 flex-wrap items-center gap-3">
          <ExportButton key={JSON.stringify(filter)} filter={filter} />
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <ClassField classes={classes} value={filter.classId} onChoose={(id) => setFilter({ class: id })} />
        <SelectField
          label="Show"
          value={filter.only}
          onChange={(event) => setFilter({ only: event.target.value })}
        >
          <option value="">Everyone</option>
          <option value="no_consent">Without a guardian’s consent</option>
          <option value="nothing_bought">Not registered for any exam in the current edition</option>
        </SelectField>
      </div>
      <PagedList
        query={query}
        paging={paging}
        rowsName="students"
        getCount={({ count }) => count}
        getRows={({ students }) => students}
        renderHead={({ count }) => (
          <p role="status" className="text-small text-ink-soft">
            {countText(count, "student", "students")}
          </p>
        )}
        empty={
          search !== ""
            ? "No student matches this name"
            : filter.classId === "" && filter.only === ""
              ? "No students have registered yet"
              : "No student matches this choice"
        }
      >
        {({ students }, isStale) => (
          <StudentTable
            students={students}
            isStale={isStale}
            onEdit={setStudentToEdit}
            onShowExams={setStudentOfExams}
          />
        )}
      </PagedList>
      {studentOfExams && <ExamsDialog student={studentOfExams} onClose={() => setStudentOfExams(null)} />}
      {studentToEdit && <EditStudentDialog student={studentToEdit} onClose={() => setStudentToEdit(null)} />}
    </section>
  );
}
