import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import { editionsQuery, examNamesQuery } from "../../../data/admin/editions";
import { combineQueries } from "../../../lib/combine-queries";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";
import { useUrlQuery } from "../../../lib/use-url-query";
import { EmptyState } from "../../../ui/empty-state";
import { SelectField } from "../../../ui/field";
import { LinkTabs } from "../../../ui/link-tabs";
import { LoadedView } from "../../../ui/loaded-view";
import { Decisions } from "./decisions";
import { listExamChoices, pickExam } from "../../../data/admin/exam-choices";
import { PaperCountsView } from "./paper-counts";
import { PictureSheets } from "./pictures/picture-sheets";
import { Participants } from "./participants";

const views = [
  { id: "papers", label: "Classes" },
  { id: "students", label: "Students" },
  { id: "decisions", label: "Decisions" },
  { id: "pictures", label: "Camera pictures" },
] as const;

const panels = {
  papers: PaperCountsView,
  students: Participants,
  decisions: Decisions,
  pictures: PictureSheets,
};

/** The Exam day section: an exam's papers, students, decisions and pictures. */
export function ExamDay() {
  const { readParam, changeParams } = useUrlQuery();
  const query = useQueries({ queries: [editionsQuery, examNamesQuery], combine: combineQueries });
  const [today] = useState(() => dayInIndia(new Date()));
  const view = views.find(({ id }) => id === readParam("view"))?.id ?? "papers";
  const Panel = panels[view];
  return (
    <section aria-labelledby="admin-section" className="grid gap-4">
      <h2 id="admin-section" className="text-heading">
        Exam day
      </h2>
      <LoadedView query={query} label="Loading the exams">
        {([editions, names]) => {
          const choices = listExamChoices(editions, names);
          const shownExam = pickExam(choices, readParam("exam"), today);
          if (!shownExam) return <EmptyState title="No edition has an exam yet" />;
          return (
            <>
              <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_1fr]">
                <SelectField
                  label="Exam"
                  value={shownExam.id}
                  onChange={(event) =>
                    changeParams({ exam: event.target.value, class: "", state: "", q: "", attempt: "" })
                  }
                >
                  {choices.map(({ id, name, examOn }) => (
                    <option key={id} value={id}>
                      {name}, {formatIst(examOn, "date")}
                    </option>
                  ))}
                </SelectField>
                <LinkTabs
                  label="Exam day views"
                  isMinor
                  tabs={views}
                  current={view}
                  toPath={(id) => `${paths.adminPanel}?section=day&view=${id}&exam=${shownExam.id}`}
                />
              </div>
              <Panel key={shownExam.id} exam={shownExam} />
            </>
          );
        }}
      </LoadedView>
    </section>
  );
}
