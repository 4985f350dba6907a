import { useState } from "react";
import { paths, practicePaperPath } from "../config/paths";
import { site } from "../config/site";
import { sessionStore } from "../data/session";
import { formatTestName } from "../engine/mock-test/choice";
import {
  listSectionMarks,
  readPaperResult,
  type PaperResult,
} from "../engine/mock-test/practice-paper/paper-result";
import { scoreTest } from "../engine/mock-test/score";
import { MarksByPart } from "../features/exam/result/marks-by-part";
import { ResultHero } from "../features/exam/result/result-hero";
import { PaperAnswers } from "../features/mock-test/result/paper-answers";
import { PaperScoreCard } from "../features/mock-test/result/paper-score-card";
import { TimePerQuestion } from "../features/mock-test/result/time-per-question";
import { nameSection } from "../items/sections";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

/** The headline of the result: the first of these whose percentage (`from`) is reached. */
const headlines = [
  { from: 90, title: "You reached the summit", lead: "Almost everything was right." },
  { from: 60, title: "A good climb", lead: "See below what to work on." },
  {
    from: 0,
    title: "Keep practising",
    lead: "Read the answers below: each one is explained.",
  },
];

function Result({ result }: { result: PaperResult }) {
  const { choice, number, questions, answers, seconds } = result;
  const { topics, scorePercent } = scoreTest(questions, answers);
  const headline = headlines.find(({ from }) => scorePercent >= from);
  const sections = listSectionMarks(result).map(({ section, marks, of }) => ({
    name: `${section} · ${nameSection(section, choice.className)}`,
    marks,
    of,
    average: null,
  }));
  return (
    <main className="pb-28 sm:pb-36">
      <ResultHero
        kicker={`Practice paper ${number} · ${formatTestName(choice)}`}
        title={headline?.title ?? ""}
        lead={headline?.lead ?? null}
      />
      <div className="relative mx-auto -mt-34 grid max-w-page grid-cols-1 items-start gap-6 px-4 lg:-mt-40 lg:grid-cols-[1.2fr_.8fr]">
        <div className="grid min-w-0 gap-6">
          <PaperScoreCard result={result}>
            <ButtonLink
              to={practicePaperPath(choice.subjectSlug, choice.classNumber)}
              className="max-sm:w-full"
            >
              Take another paper
            </ButtonLink>
          </PaperScoreCard>
          <MarksByPart
            title="By topic"
            partName="Topic"
            parts={topics.map(({ topic, correct, total }) => ({
              name: topic,
              marks: correct,
              of: total,
              average: null,
            }))}
          />
        </div>
        <MarksByPart title="By section" partName="Section" parts={sections} />
      </div>
      <div className="mx-auto mt-10 grid max-w-[860px] grid-cols-1 gap-8 px-4">
        <details>
          <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-violet">
            Show the time of each question
          </summary>
          <div className="pt-3">
            <TimePerQuestion result={result} limitSeconds={seconds} />
          </div>
        </details>
        <PaperAnswers result={result} />
      </div>
    </main>
  );
}

/** /practice-paper/result: the result of the last practice paper on this device. */
export function PracticePaperResultPage() {
  const [result] = useState(() => readPaperResult(sessionStore.getState()?.studentId ?? null));
  return (
    <>
      <Seo title={`Practice paper result · ${site.name}`} noindex />
      {result ? (
        <Result result={result} />
      ) : (
        <main className="mx-auto grid max-w-[860px] grid-cols-1 gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
          <PageHeading title="Your practice paper" />
          <EmptyState title="No practice paper on this device yet." pose="climb">
            <ButtonLink to={paths.practicePaper}>Choose a practice paper</ButtonLink>
          </EmptyState>
        </main>
      )}
    </>
  );
}
