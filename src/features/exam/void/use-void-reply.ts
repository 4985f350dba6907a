import { useQueryClient } from "@tanstack/react-query";
import { replyToVoid, resultQuery, reviewQuery } from "../../../data/results/results";
import type { SendVoidReply } from "./void-reply";

/**
 * @param paperId the paper of the logged-in student's attempt
 * @returns a function that sends the family's reply and then reloads result and review
 */
export function useVoidReply(paperId: string): SendVoidReply {
  const client = useQueryClient();
  return async (reply) => {
    const result = await replyToVoid(paperId, reply);
    // A reply that came too late stays in its field, so that it can be copied.
    if (result.outcome === "saved")
      await Promise.all([
        client.invalidateQueries(resultQuery(paperId)),
        client.invalidateQueries(reviewQuery(paperId)),
      ]);
    return result;
  };
}
