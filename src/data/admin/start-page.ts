import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { readReply } from "../read-reply";

const taskCountsSchema = v.pipe(
  v.object({
    refunds: v.number(),
    second_organiser: v.number(),
    voids: v.number(),
    names: v.number(),
    late_answers: v.number(),
    failed_mails: v.number(),
    failed_publications: v.number(),
    missing_papers: v.number(),
    late_awards: v.number(),
    no_device_check: v.number(),
    organiser_changes: v.number(),
    unrefunded: v.number(),
  }),
  v.transform((row) => ({
    refunds: row.refunds,
    secondOrganiser: row.second_organiser,
    voids: row.voids,
    names: row.names,
    lateAnswers: row.late_answers,
    failedMails: row.failed_mails,
    failedPublications: row.failed_publications,
    missingPapers: row.missing_papers,
    lateAwards: row.late_awards,
    noDeviceCheck: row.no_device_check,
    organiserChanges: row.organiser_changes,
    unrefunded: row.unrefunded,
  })),
);

const targetSchema = v.optional(
  v.nullable(
    v.pipe(
      v.object({
        edition_id: v.string(),
        exam_id: v.optional(v.string()),
        paper_id: v.optional(v.string()),
      }),
      v.transform(({ edition_id: editionId, exam_id: examId, paper_id: paperId }) => ({
        editionId,
        examId,
        paperId,
      })),
    ),
  ),
);

const targetsSchema = v.pipe(
  v.object({
    second_organiser: targetSchema,
    voids: targetSchema,
    names: targetSchema,
    late_answers: targetSchema,
    failed_publications: targetSchema,
    missing_papers: targetSchema,
    late_awards: targetSchema,
    no_device_check: targetSchema,
    unrefunded: targetSchema,
  }),
  v.transform((row) => ({
    secondOrganiser: row.second_organiser,
    voids: row.voids,
    names: row.names,
    lateAnswers: row.late_answers,
    failedPublications: row.failed_publications,
    missingPapers: row.missing_papers,
    lateAwards: row.late_awards,
    noDeviceCheck: row.no_device_check,
    unrefunded: row.unrefunded,
  })),
);

const todaySchema = v.pipe(
  v.object({
    edition_id: v.string(),
    exam_id: v.string(),
    name: v.string(),
    opens_at: v.nullable(v.string()),
    last_start_at: v.nullable(v.string()),
    enrolled: v.number(),
    in_lobby: v.number(),
    started: v.number(),
    finished: v.number(),
  }),
  v.transform(
    ({
      edition_id: editionId,
      exam_id: examId,
      opens_at: opensAt,
      last_start_at: lastStartAt,
      in_lobby: inLobby,
      ...row
    }) => ({
      ...row,
      editionId,
      examId,
      opensAt,
      lastStartAt,
      inLobby,
    }),
  ),
);

const unpreparedSchema = v.pipe(
  v.object({
    edition_id: v.string(),
    exam_id: v.string(),
    name: v.string(),
    exam_on: v.string(),
    has_time: v.boolean(),
    classes_without_paper: v.number(),
    has_help: v.boolean(),
  }),
  v.transform((row) => ({
    editionId: row.edition_id,
    examId: row.exam_id,
    name: row.name,
    examOn: row.exam_on,
    hasTime: row.has_time,
    classesWithoutPaper: row.classes_without_paper,
    hasHelp: row.has_help,
  })),
);

/** Numbers of registrations and their revenue: `now` in the current edition, `before` in the previous one. */
const figures = { now: v.number(), before: v.number(), now_paise: v.number(), before_paise: v.number() };
const namedFiguresSchema = v.pipe(
  v.object({ name: v.string(), ...figures }),
  v.transform(({ now_paise: nowPaise, before_paise: beforePaise, ...row }) => ({
    ...row,
    nowPaise,
    beforePaise,
  })),
);
const dayFiguresSchema = v.pipe(
  v.object({ day_no: v.number(), ...figures }),
  v.transform(({ day_no: dayNo, now_paise: nowPaise, before_paise: beforePaise, ...row }) => ({
    ...row,
    dayNo,
    nowPaise,
    beforePaise,
  })),
);

const pageSchema = v.pipe(
  v.object({
    waiting: taskCountsSchema,
    places: targetsSchema,
    unprepared: v.array(unpreparedSchema),
    today: v.array(todaySchema),
    figures: v.pipe(
      v.object({
        edition: v.nullable(v.string()),
        first_day: v.nullable(v.string()),
        last_edition: v.nullable(v.string()),
        by_day: v.array(dayFiguresSchema),
        by_exam: v.array(namedFiguresSchema),
        by_class: v.array(namedFiguresSchema),
      }),
      v.transform((row) => ({
        edition: row.edition,
        firstDay: row.first_day,
        lastEdition: row.last_edition,
        byDay: row.by_day,
        byExam: row.by_exam,
        byClass: row.by_class,
      })),
    ),
    server_day: v.string(),
  }),
  v.transform(({ server_day: day, ...page }) => ({ ...page, day })),
);

/** The content of the panel's start page: tasks, today's exams, and figures; `day` is the server's day in India. */
export type StartPage = v.InferOutput<typeof pageSchema>;

/** The number of open tasks of each kind; 1,000 means at least 1,000. */
export type TaskCounts = StartPage["waiting"];

/** The edition, exam or paper of the first task of a kind; empty if there is none. */
export type TaskTargets = StartPage["places"];

/** An exam of the next 30 days that lacks a time, a paper, or a helpline on its Saturday or Sunday. */
export type UnpreparedExam = StartPage["unprepared"][number];

/** Registrations and revenue (paise) of the current and the previous edition, by day, exam and class. */
export type Figures = StartPage["figures"];

/** The query of the start page. */
export const startPageQuery = queryOptions({
  queryKey: ["admin-start"],
  queryFn: async () => {
    const client = await getClient();
    return readReply(pageSchema, client.rpc("read_start_page"));
  },
});
