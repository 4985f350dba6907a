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
        "id:organiser_id, name, email, childClassIds:marked_class_ids, enrolledClassIds:enrolled_class_ids, isYou:is_you",
      ),
  );
}

/**
 * An organiser, and the classes of an edition whose papers they cannot open: those in which they have a child
 * (`childClassIds`), or in which their own account is enrolled.
 */
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

const replySchema = v.object({ outcome: v.picklist(["saved", "unchanged", "not_found", "own_mark"]) });

/**
 * Records whether an organiser has a child in a class of an edition (decision 057).
 *
 * @returns `saved`, `unchanged`, `not_found`, or `own_mark`: nobody can remove the record about themselves
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function setOrganisersChild(
  organiserId: string,
  editionId: string,
  classId: string,
  hasChild: boolean,
): Promise<v.InferOutput<typeof replySchema>["outcome"]> {
  const client = await getClient();
  const call = client.rpc("mark_organiser", {
    p_organiser_id: organiserId,
    p_edition_id: editionId,
    p_class_id: classId,
    p_is_marked: hasChild,
  });
  return (await readReply(replySchema, call)).outcome;
}
