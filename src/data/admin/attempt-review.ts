import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { reviewQuestionSchema } from "../results/review";
import { resultsKey } from "./paper-results";

const replySchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["not_found", "not_published", "conflict_of_interest"]) }),
  v.object({
    outcome: v.literal("review"),
    class: v.string(),
    seed: v.string(),
    marks: v.number(),
    of: v.number(),
    questions: v.array(reviewQuestionSchema),
  }),
]);

/**
 * The answers of one attempt beside the key. Questions have their numbers in the paper's file; `seed` gives the order
 * in which this child saw them. `marks` is the child's score, `of` the highest possible one.
 */
export type AttemptReview = Extract<v.InferOutput<typeof replySchema>, { outcome: "review" }>;

/**
 * @param attemptId an attempt of a published paper
 * @returns the query of its answers beside the key; the server logs each read
 */
export const attemptReviewQuery = (attemptId: string) =>
  queryOptions({
    queryKey: [...resultsKey, "answers", attemptId],
    queryFn: async () => {
      const client = await getClient();
      return readReply(replySchema, client.rpc("read_attempt_review", { p_attempt_id: attemptId }));
    },
    refetchOnWindowFocus: false,
  });
