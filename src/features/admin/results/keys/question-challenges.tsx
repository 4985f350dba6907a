import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { keyChallengesQuery, type KeyChallenge } from "../../../../data/admin/key-challenges";
import { formatIst } from "../../../../lib/dates";
import { numberEntries } from "../../../../lib/number-entries";
import { Card } from "../../../../ui/card";
import { PagedList, usePaging } from "../../../../ui/paged-list";
import { formatClaim } from "./key-texts";

function ChallengeItem({ challenge: { claim, reason, filedAt, hasReply } }: { challenge: KeyChallenge }) {
  return (
    <li className="grid gap-1 border-l-4 border-violet py-1 pl-4 text-small">
      <p className="font-semibold">
        Claims {formatClaim(claim)}{" "}
        <span className="font-normal text-ink-soft">
          {formatIst(filedAt, "dateTime")}
          {hasReply ? ", answered" : ", no answer yet"}
        </span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
    </li>
  );
}

/** The challenges to a question's key, page by page, never with the family's name. */
export function QuestionChallenges({
  paperId,
  questionNumber,
  count,
}: {
  paperId: string;
  questionNumber: number;
  count: number;
}) {
  const paging = usePaging();
  const { page, pageSize } = paging;
  const query = useQuery({
    ...keyChallengesQuery(paperId, questionNumber, page, pageSize),
    placeholderData: keepPreviousData,
  });
  return (
    <Card className="grid gap-4">
      <h4 className="text-subheading">What families say</h4>
      <p className="text-small text-ink-soft">
        The letters are those in the paper’s file. Families saw the options in their own order, so a letter in
        a reason may mean a different option.
      </p>
      <PagedList
        query={query}
        paging={paging}
        rowsName="challenges"
        getCount={() => count}
        getRows={(challenges) => challenges}
        empty="No challenge yet"
      >
        {(challenges, isStale) => (
          <ul aria-busy={isStale} className="grid gap-4">
            {numberEntries(challenges).map(({ number, entry }) => (
              <ChallengeItem key={number} challenge={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}
