import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { maxCountedRows } from "../../lib/max-counted";
import { toStorableLine } from "../../lib/storable-text";
import { awardLines, awardStates, medals, type AwardState } from "../awards/award-states";
import { getClient } from "../client";
import { narrowColumns } from "../read-reply";
import { getRows } from "../request";

/** The maximum number of rows that one API call returns (`max_rows` in supabase/config.toml). */
const exportPageSize = 1000;

/** Why an award cannot be sent, or cannot take a step, in the database's names. */
export const awardStepErrors = [
  "held",
  "withdrawn",
  "deleted",
  "own_award",
  "new_address_needed",
  "wrong_state",
  "not_found",
] as const;

/** The steps of a parcel that an organiser can undo. */
export const undoableSteps = ["packed", "posted", "delivered", "returned"] as const;

/** The values of the filter by state: all awards, those that are late, or one state. */
export const awardStateFilters = ["all", "late", ...awardStates] as const;

export type AwardStateFilter = (typeof awardStateFilters)[number];

/** A filter for the awards of an edition; empty texts do not filter. */
export type AwardFilter = {
  editionId: string;
  state: AwardStateFilter;
  examId: string;
  classId: string;
  search: string;
};

const parcelColumns = {
  medal: v.picklist(medals),
  /** The items of the parcel, such as the trophy. */
  lines: v.array(v.picklist(awardLines)),
  state: v.picklist(awardStates),
};

const listedColumns = v.object({
  ...parcelColumns,
  /** Why the award cannot be sent; null if it can. */
  obstacle: v.nullable(v.picklist(awardStepErrors)),
  place: v.nullable(v.string()),
  isSchool: v.nullable(v.boolean()),
  courier: v.nullable(v.string()),
  consignment: v.nullable(v.string()),
  postedAt: v.nullable(v.string()),
  deliveredAt: v.nullable(v.string()),
  /** The last step, if an organiser can undo it. */
  undoableStep: v.nullable(v.picklist(undoableSteps)),
});

const labelColumns = v.object({ ...parcelColumns, line2: v.nullable(v.string()) });

const toArguments = ({ editionId, examId, classId, search }: AwardFilter) => ({
  p_edition_id: editionId,
  p_search: toStorableLine(search),
  ...(examId !== "" && { p_exam_id: examId }),
  ...(classId !== "" && { p_class_id: classId }),
});

async function fetchAwards(filter: AwardFilter, limit: number, offset: number) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_awards", {
        ...toArguments(filter),
        p_state: filter.state,
        p_limit: limit,
        p_offset: offset,
      })
      .select(
        "awardId:award_id, name, email, examName:exam_name, className:class_name, medal, lines, state, promisedOn:promised_on, isLate:is_late, obstacle, place, isSchool:is_school, courier, consignment, postedAt:posted_at, deliveredAt:delivered_at, sendings, undoableStep:step_back",
      ),
  );
  return narrowColumns(listedColumns, rows);
}

/** An award in the list. Days are those of India, times ISO in UTC. `place` is the town of its address. */
export type ListedAward = Awaited<ReturnType<typeof fetchAwards>>[number];

async function countAwards(filter: AwardFilter, state: AwardStateFilter) {
  const client = await getClient();
  return getRows(client.rpc("count_awards", { ...toArguments(filter), p_state: state }));
}

/**
 * One page of an edition's awards, the late ones first, then by promised day and name.
 *
 * @param filter the filter of the list
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @returns the page, the number of awards, and the number of late awards of the edition; 10,001 means more than 10,000
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function listAwards(filter: AwardFilter, page: number, pageSize: number) {
  const [awards, count, lateCount] = await Promise.all([
    fetchAwards(filter, pageSize, (page - 1) * pageSize),
    countAwards(filter, filter.state),
    countAwards({ ...filter, examId: "", classId: "", search: "" }, "late"),
  ]);
  return { awards, count, lateCount };
}

/**
 * The number of an edition's awards in each state; 10,001 means more than 10,000. Every award is in exactly one state.
 */
export type AwardStateCounts = { state: AwardState; count: number }[];

/** All award queries have this key, so that a step refreshes them. */
export const awardsKey = ["admin-awards"] as const;

/**
 * @param filter the filter of the list
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @returns the query of one page of the awards
 */
export const awardsQuery = (filter: AwardFilter, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...awardsKey, "list", filter, page, pageSize],
    queryFn: () => listAwards(filter, page, pageSize),
  });

/**
 * @param editionId an edition
 * @returns the query of how many of its awards are in each state, over all exams and classes
 */
export const awardStateCountsQuery = (editionId: string) =>
  queryOptions({
    queryKey: [...awardsKey, "states", editionId],
    queryFn: (): Promise<AwardStateCounts> =>
      Promise.all(
        awardStates.map(async (state) => ({
          state,
          count: await countAwards({ editionId, state, examId: "", classId: "", search: "" }, state),
        })),
      ),
  });

async function fetchLabels(filter: AwardFilter, offset: number) {
  const client = await getClient();
  const state = filter.state === "packed" || filter.state === "confirmed" ? filter.state : "labels";
  const rows = await getRows(
    client
      .rpc("list_award_labels", {
        ...toArguments(filter),
        p_state: state,
        p_limit: exportPageSize,
        p_offset: offset,
      })
      .select(
        "awardId:award_id, recipient, isSchool:is_school, line1:line_1, line2:line_2, city, region, pin, phone, studentName:student_name, examName:exam_name, className:class_name, medal, lines, state",
      ),
  );
  return narrowColumns(labelColumns, rows);
}

/** An award's address and the content of its parcel. */
export type AwardLabel = Awaited<ReturnType<typeof fetchLabels>>[number];

/**
 * Lists the addresses of the filter's awards that can be sent now: the confirmed or the packed ones, or both if the
 * filter names neither. The server logs each read.
 *
 * @param filter the filter of the list
 * @returns the first 10,000, in the order of the list
 * @throws AppError as `listAwards`
 */
export async function exportLabels(filter: AwardFilter): Promise<AwardLabel[]> {
  const labels = new Map<string, AwardLabel>();
  for (let offset = 0; offset < maxCountedRows; offset += exportPageSize) {
    const part = await fetchLabels(filter, offset);
    for (const label of part) labels.set(label.awardId, label);
    if (part.length < exportPageSize) break;
  }
  return [...labels.values()];
}
