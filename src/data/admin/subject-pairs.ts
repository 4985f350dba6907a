import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { questionFilePath } from "../../config/paths";
import { AppError } from "../../lib/app-error";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { getRows } from "../request";

const outcomeSchema = v.object({ outcome: v.picklist(["saved", "unchanged", "not_found"]) });

/**
 * Lists every pair of subject and class, by subject, then by class.
 *
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function listSubjectPairs() {
  const client = await getClient();
  return getRows(
    client
      .rpc("list_subject_pairs")
      .select(
        "subjectId:subject_id, subjectName:subject_name, classId:class_id, className:class_name, classNumber:class_number, isActive:is_active",
      ),
  );
}

/** A subject in a class, and whether its mock test is offered. */
export type SubjectPair = Awaited<ReturnType<typeof listSubjectPairs>>[number];

/**
 * Switches the mock test of a pair on or off.
 *
 * @throws AppError `not_found` for an unknown pair, `forbidden` if the caller is not an admin, or the error of the
 * failed request
 */
export async function setSubjectPair(pair: SubjectPair, isActive: boolean): Promise<void> {
  const client = await getClient();
  const call = client.rpc("set_subject_pair", {
    p_subject_id: pair.subjectId,
    p_class_id: pair.classId,
    p_is_active: isActive,
  });
  const { outcome } = await readReply(outcomeSchema, call);
  if (outcome === "not_found") throw new AppError("not_found");
}

/**
 * Checks whether the site has a question file for a pair. Without the file, the pair's mock test would be empty.
 *
 * @param slug the subject's slug
 * @param classNumber 1 to 12
 * @throws AppError `offline` when the site could not be asked
 */
export async function hasQuestionFile(slug: string, classNumber: number): Promise<boolean> {
  const response = await fetch(questionFilePath(slug, classNumber), { method: "HEAD" }).catch(
    (cause: unknown) => {
      throw new AppError("offline", { cause });
    },
  );
  return response.ok;
}

/** The query of all pairs of subject and class. */
export const subjectPairsQuery = queryOptions({
  queryKey: ["admin-subject-pairs"],
  queryFn: listSubjectPairs,
});
