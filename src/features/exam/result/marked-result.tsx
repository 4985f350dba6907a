import { useState, type ReactNode } from "react";
import { certificatePath, reviewPath } from "../../../config/paths";
import { site } from "../../../config/site";
import type { FinalResult, MarkedResult } from "../../../data/results/result";
import { nameSection } from "../../../items/sections";
import { cn } from "../../../lib/cn";
import { firstNameOf } from "../../../lib/first-name";
import { capitalise } from "../../../lib/first-letter";
import { Button, ButtonLink } from "../../../ui/button";
import { ShareButton } from "../../../ui/share/share-button";
import { AwardCard } from "./award-card";
import { MarksByPart, type Part } from "./marks-by-part";
import { ProvisionalCard } from "./provisional-card";
import { RankCard } from "./rank-card";
import { ResultChanges } from "./result-changes";
import { ResultHero } from "./result-hero";
import { getEncouragement, medalNames, formatExamTitle, getPraise } from "./result-texts";
import { WhyThisRank } from "./why-this-rank";

/** The CSS class of the parts that a phone hides until the student opens them: the details after medal and rank. */
const hiddenOnPhone = "max-lg:hidden";

/** The button that shares the medal as a picture, without rank or marks; nothing without a medal. */
function ShareMedal({ result: { award, paper, name } }: { result: FinalResult }) {
  const medal = medalNames[award.tier];
  if (medal === null) return null;
  const exam = `${paper.subject} Olympiad`;
  return (
    <ShareButton
      label="Share the medal"
      fullName={name}
      title={capitalise(medal)}
      lines={[`${exam} · ${paper.class}`, paper.edition]}
      text={`${firstNameOf(name)} won a ${medal} in the ${exam} of ${site.name}.`}
    />
  );
}

/**
 * The button that shares the result as a picture: the medal and the rank, or without a medal only that the student took
 * the exam.
 */
function ShareResult({ result: { award, ranking, paper, name } }: { result: FinalResult }) {
  const medal = medalNames[award.tier];
  const rank =
    medal === null ? null : (ranking?.rank.format((rankText, n) => `Rank ${rankText} of ${n}`) ?? null);
  const exam = `${paper.subject} Olympiad`;
  return (
    <ShareButton
      fullName={name}
      title={medal === null ? "I made the climb" : capitalise(medal)}
      lines={[rank, `${exam} · ${paper.class}`, paper.edition].filter((line) => line !== null)}
      text={
        medal === null
          ? `${firstNameOf(name)} took the ${exam} of ${site.name}.`
          : `${firstNameOf(name)} won a ${medal} in the ${exam} of ${site.name}.`
      }
    />
  );
}

function ResultLinks({ result }: { result: MarkedResult }) {
  const code = result.outcome === "final" ? result.certificateCode : null;
  return (
    <>
      {code !== null && <ButtonLink to={certificatePath(code)}>Your certificate</ButtonLink>}
      <ButtonLink to={reviewPath(result.paper.paperId)} variant={code === null ? "gold" : "outline"}>
        See every answer
      </ButtonLink>
    </>
  );
}

/**
 * Returns a function that makes the row of a section or topic. If only one student took the paper, the row has no
 * average, because the average would be that student's marks.
 */
const createPartMapper =
  (isOnlyStudent: boolean) =>
  (name: string, { marks, of, average }: Omit<Part, "name">): Part => ({
    name,
    marks,
    of,
    average: isOnlyStudent ? null : average,
  });

type Props = {
  result: MarkedResult;
  /** The delivery state of the award. */
  delivery?: ReactNode;
  /** Further messages about the attempt. */
  children?: ReactNode;
};

/** A result that has marks: provisional without a rank, or final. */
export function MarkedResultView({ result, delivery, children }: Props) {
  const { paper, sections, topics, changes } = result;
  const ranking = result.outcome === "final" ? result.ranking : null;
  const toPart = createPartMapper(ranking?.n === 1);
  const [isExpanded, setExpanded] = useState(false);
  const hiddenClass = isExpanded ? undefined : hiddenOnPhone;
  return (
    <main className="pb-28 sm:pb-36">
      <ResultHero kicker={formatExamTitle(paper)} title={getPraise(result)} lead={getEncouragement(result)} />
      <div className="relative mx-auto -mt-34 grid max-w-page items-start gap-6 px-4 lg:-mt-40 lg:grid-cols-[1.2fr_.8fr] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-6">
          {result.outcome === "final" ? (
            <RankCard result={result}>
              <ResultLinks result={result} />
              <ShareResult result={result} />
            </RankCard>
          ) : (
            <ProvisionalCard result={result}>
              <ResultLinks result={result} />
            </ProvisionalCard>
          )}
          {children}
          <ResultChanges paperId={paper.paperId} changes={changes} />
        </div>
        <div className="grid min-w-0 gap-6 lg:row-span-2">
          <Button
            variant="outline"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
            className="lg:hidden"
          >
            {isExpanded ? "Show less" : ranking ? "Why this rank, and marks by topic" : "Marks by topic"}
          </Button>
          <div className={cn("grid gap-6 max-lg:order-1", hiddenClass)}>
            {ranking && <WhyThisRank ranking={ranking} />}
            <MarksByPart
              title="By section"
              partName="Section"
              parts={sections.map((part) =>
                toPart(`${part.section} · ${nameSection(part.section, paper.class)}`, part),
              )}
            />
          </div>
          {result.outcome === "final" && (
            <div className="max-lg:-order-1">
              <AwardCard award={result.award} share={<ShareMedal result={result} />}>
                {delivery}
              </AwardCard>
            </div>
          )}
        </div>
        <div className={cn("min-w-0", hiddenClass)}>
          <MarksByPart
            title="By topic"
            partName="Topic"
            parts={topics.map((part) => toPart(part.topic, part))}
          />
        </div>
      </div>
    </main>
  );
}
