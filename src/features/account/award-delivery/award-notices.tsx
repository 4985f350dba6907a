import { useQuery } from "@tanstack/react-query";
import { resultPath } from "../../../config/paths";
import { myAwardsQuery, type MyAward } from "../../../data/awards/my-awards";
import { formatIst } from "../../../lib/dates";
import { ButtonLink } from "../../../ui/button";
import { NoticeRow } from "../../../ui/notice-row";
import { needsAddress, describeAward } from "./describe-award";

/** Whether the award has not been delivered yet. */
const isUndelivered = (award: MyAward): boolean => award.state !== "delivered";

function getLinkLabel(award: MyAward): string {
  return needsAddress(award) ? "Add your address" : "See the award";
}

/** The dashboard's list of awards by post that have not arrived, each with a link. */
export function AwardNotices({ studentId }: { studentId: string }) {
  const { data } = useQuery(myAwardsQuery(studentId));
  const undeliveredAwards = data?.filter(isUndelivered) ?? [];
  if (undeliveredAwards.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="awards-by-post">
      <h2 id="awards-by-post" className="text-heading">
        Your medal
      </h2>
      <ul className="grid gap-3">
        {undeliveredAwards.map((award) => (
          <NoticeRow
            key={award.awardId}
            look="gold"
            title={`Your ${award.medal} medal in ${award.subject}`}
            action={
              <ButtonLink to={resultPath(award.paperId)} size="card" variant="outline">
                {getLinkLabel(award)}
                <span className="sr-only">: {award.subject}</span>
              </ButtonLink>
            }
          >
            <p>{describeAward(award)}</p>
            {award.isLate && (
              <p className="font-semibold">
                Your award is late: we promised to send it by {formatIst(award.promisedOn, "date")}. We are
                sorry.
              </p>
            )}
          </NoticeRow>
        ))}
      </ul>
    </section>
  );
}
