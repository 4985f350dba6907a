import { awardStateFilters, type AwardFilter } from "../../../data/admin/awards";
import type { ExamName } from "../../../data/admin/editions";
import type { SchoolClass } from "../../../data/classes";
import type { QueryChanges } from "../../../lib/use-url-query";
import { ClassField } from "../../../ui/class-field";
import { SelectField } from "../../../ui/field";
import { SearchField } from "../../../ui/search-field";
import { filterTexts } from "./award-texts";

type Props = {
  filter: AwardFilter;
  exams: readonly ExamName[];
  classes: readonly SchoolClass[];
  onSearch: (text: string) => void;
  onFilter: (changes: QueryChanges) => void;
};

/** The filters of the list of awards. */
export function AwardFilters({ filter, exams, classes, onSearch, onFilter }: Props) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label="Status"
        value={filter.state}
        onChange={({ target }) => onFilter({ state: target.value === "all" ? "" : target.value })}
      >
        {awardStateFilters.map((state) => (
          <option key={state} value={state}>
            {filterTexts[state]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Exam"
        value={filter.examId}
        onChange={({ target }) => onFilter({ exam: target.value })}
      >
        <option value="">All exams</option>
        {exams.map(({ examId, name }) => (
          <option key={examId} value={examId}>
            {name}
          </option>
        ))}
      </SelectField>
      <ClassField classes={classes} value={filter.classId} onChoose={(id) => onFilter({ class: id })} />
      <SearchField label="Search by name" value={filter.search} onSearch={onSearch} />
    </div>
  );
}
