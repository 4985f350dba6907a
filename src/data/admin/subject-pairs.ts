import * as v from "valibot";
import { questionFilePath } from "../../config/paths";
import { AppError } from "../../lib/app-error";
import { getClient } from "../client";
import { readAnswer } from "../read-answer";

const pairSchema = v.pipe(
  v.object({
    subject_id: v.string(),
    subject_name: v.string(),
    class_id: v.string(),
    class_name: v.string(),
    class_number: v.number(),
    is_active: v.boolean(),
  }),
  v.transform((pair) => ({
    subjectId: pair.subject_id,
    subjectName: pair.subject_name,
    classId: pair.class_id,
    className: pair.class_name,
    classNumber: pair.class_number,
    isActive: pair.is_active,
  })),
);

const outcomeSchema = v.object({ outcome: v.picklist(["saved", "unchanged", "not_found"]) });

/** A subject in a class, and whether its mock test is offered. */
export type SubjectPair = v.InferOutput<typeof pairSchema>;

/**
 * Every pair of subject and class, by subject and class.
 *
 * @throws AppError `forbidden` for anybody but an admin, or why it could not be read
 */
export async function listSubjectPairs(): Promise<SubjectPair[]> {
  const client = await getClient();
  return readAnswer(v.array(pairSchema), client.rpc("list_subject_pairs"));
}

/**
 * Offers the mock test of a pair, or no longer.
 *
 * @throws AppError `not_found` for an unknown pair, `forbidden` for anybody but an admin, or why no answer came
 */
export async function setSubjectPair(pair: SubjectPair, isActive: boolean): Promise<void> {
  const client = await getClient();
  const call = client.rpc("set_subject_pair", {
    p_subject_id: pair.subjectId,
    p_class_id: pair.classId,
    p_is_active: isActive,
  });
  const { outcome } = await readAnswer(outcomeSchema, call);
  if (outcome === "not_found") throw new AppError("not_found");
}

/**
 * Whether the site has a question file for a pair: without one its mock test would be empty.
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
