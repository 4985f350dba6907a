import * as v from "valibot";
import { must, type Attack } from "../../harness/attack";
import { race, type Step } from "../../harness/race";
import { adminId, enrolAtOpening, callStartExam, signIn } from "./exam-calls";

const examDaysSchema = v.object({
  edition_id: v.string(),
  exam_id: v.string(),
  exam_on: v.string(),
  closes_on: v.string(),
  opens: v.nullable(v.string()),
  last_start: v.nullable(v.string()),
});

/** Races between actions of organisers and students, and between organisers. */
export const organiserRaceAttacks: Attack[] = [
  {
    name: "an enrolment moved while its exam is being started",
    targets: ["move_enrolment"],
    async run(database) {
      const student = await enrolAtOpening(database);
      const { others } = await race(
        database,
        (sql) => callStartExam(sql, student),
        async (sql) => {
          const [row] = await sql`with ${signIn(sql, adminId)}
            select private.move_enrolment(${student.id}, tests.exam('IMO'), tests.edition(), tests.class(5), tests.class(6)) ->> 'outcome' as outcome
            from me`;
          return String(row?.["outcome"]);
        },
      );
      must(
        others.every((outcome) => outcome === "too_late"),
        `the moves: ${others.join()}`,
      );
    },
  },
  {
    name: "eight requests that save the same exam day at the same time, of which only the first changes it",
    targets: ["save_edition_exam"],
    async run(database) {
      const { owner } = database;
      const [row] = await owner`select edition_id, exam_id, exam_on::text,
          (exam_on - case when registration_closes_on = exam_on - 1 then 2 else 1 end)::text as closes_on,
          (opens_at at time zone interval '5 hours 30 minutes')::time::text as opens,
          (last_start_at at time zone interval '5 hours 30 minutes')::time::text as last_start
        from public.edition_exams where edition_id = tests.edition() and exam_id = tests.exam('IGKO')`;
      const { edition_id, exam_id, exam_on, closes_on, opens, last_start } = v.parse(examDaysSchema, row);
      const saveDay: Step<string> = async (sql) => {
        const [row] = await sql`with ${signIn(sql, adminId)}
          select private.save_edition_exam(
            ${edition_id}, ${exam_id}, ${exam_on}::date, ${closes_on}::date, ${opens}::time, ${last_start}::time,
            null, true
          ) ->> 'outcome' as outcome from me`;
        return String(row?.["outcome"]);
      };
      const { first, others } = await race(database, saveDay, saveDay);
      must(
        [first, ...others].join() === `saved${",unchanged".repeat(7)}`,
        `the outcomes: ${[first, ...others].join()}`,
      );
    },
  },
  {
    name: "an exam started while an organiser reopens its paper",
    targets: ["start_exam"],
    async run(database) {
      const { owner } = database;
      // A paper that no other attack uses, because this one reopens it.
      const reopenedPaper = "examIGKO5";
      await owner`select tests.create_paper('IGKO', 5)
        where not exists (select 1 from private.papers where id = tests.id(${reopenedPaper}))`;
      const student = await enrolAtOpening(database, "{IGKO}");
      try {
        const { others } = await race(
          database,
          async (sql) => {
            const [row] = await sql`with ${signIn(sql, adminId)}
              select private.reopen_paper(tests.id(${reopenedPaper})) ->> 'outcome' as outcome from me`;
            must(row?.["outcome"] === "reopened", `reopening: ${String(row?.["outcome"])}`);
          },
          (sql) => callStartExam(sql, student, reopenedPaper),
        );
        const outcomes = new Set(others.map(({ outcome }) => outcome));
        must([...outcomes].join() === "not_ready", `the starts: ${[...outcomes].join()}`);
      } finally {
        await owner`delete from private.exam_attempts where paper_id = tests.id(${reopenedPaper})`;
        await owner`select tests.seal_paper(tests.id(${reopenedPaper}))`;
      }
    },
  },
];
