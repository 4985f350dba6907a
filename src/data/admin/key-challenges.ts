import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns } from "../read-reply";
import { getRows } from "../request";
import { resultsKey } from "./paper-results";

const columns = v.object({ claim: v.pipe(v.string(), v.regex(/^(none|[a-d]{1,4})$/)) });

async function listChallenges(paperId: string, n: number, page: number, pageSize: number) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_key_challenges", {
        p_paper_id: paperId,
        p_n: n,
        p_limit: pageSize,
        p_offset: (page - 1) * pageSize,
      })
      .select("claim, reason, filedAt:filed_at, hasReply:is_answered"),
  );
  return narrowColumns(columns, rows);
}

/**
 * A family's claim about the right answer and its reason, without the family's name. The claim is the right options
 * by their letters in the paper's file, such as `bd`, or `none`.
 */
export type KeyChallenge = Awaited<ReturnType<typeof listChallenges>>[number];

/**
 * @param paperId a paper
 * @param n a question's number in the file
 * @param page from 1
 * @param pageSize the rows per page, at most 100
 * @returns the query of a question's challenges, unanswered ones first, oldest first
 */
export const keyChallengesQuery = (paperId: string, n: number, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...resultsKey, "challenges", paperId, n, page, pageSize],
    queryFn: () => listChallenges(paperId, n, page, pageSize),
  });
