import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { getRows } from "../request";
import { papersKey } from "./papers";

async function listOrganisers(editionId: string) {
  const client = await getClient();
  return getRows(
    client
      .rpc("list_organisers", { p_edition_id: editionId })
      .select(
        "id:organiser_id, name, email, markedClassIds:marked_class_ids, enrolledClassIds:enrolled_class_ids, isYou:is_you",
      ),
  );
}

/** An organiser, and the classes of an edition that are closed to them: marked, or enrolled by their own account. */
export type Organiser = Awaited<ReturnType<typeof listOrganisers>>[number];

/**
 * @param editionId the edition's id
 * @returns the query of all organisers by name
 */
export const organisersQuery = (editionId: string) =>
  queryOptions({
    queryKey: [...papersKey, "organisers", editionId],
    queryFn: () => listOrganisers(editionId),
  });

const markSchema = v.object({ outcome: v.picklist(["saved", "unchanged", "not_found", "own_mark"]) });

/**
 * Marks an organiser as having a child in a class of an edition, or no longer (decision 057).
 *
 * @returns `saved`, `unchanged`, `not_found`, or `own_mark`: nobody can remove their own mark
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function markOrganiser(
  organiserId: string,
  editionId: string,
  classId: string,
  isMarked: boolean,
): Promise<v.InferOutput<typeof markSchema>["outcome"]> {
  const client = await getClient();
  const call = client.rpc("mark_organiser", {
    p_organiser_id: organiserId,
    p_edition_id: editionId,
    p_class_id: classId,
    p_is_marked: isMarked,
  });
  return (await readReply(markSchema, call)).outcome;
}
