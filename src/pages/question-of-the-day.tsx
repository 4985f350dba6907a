import { useCallback, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { questionOfTheDayPath } from "../config/paths";
import { site } from "../config/site";
import { classNumbers } from "../content/classes";
import { useSession } from "../data/use-session";
import { findDailyQuestion } from "../features/mock-test/daily/daily-question";
import { TodayQuestion } from "../features/mock-test/daily/today-question";
import { YesterdayQuestion } from "../features/mock-test/daily/yesterday-question";
import { NotFoundScreen } from "../features/site/not-found/not-found-screen";
import { dayInIndia } from "../lib/day-in-india";
import { formatIst } from "../lib/dates";
import { useHydrated } from "../lib/use-hydrated";
import { useLoaded } from "../lib/use-loaded";
import { Notice } from "../ui/notice";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";
import { Skeleton } from "../ui/skeleton";

function ClassLinks({ current }: { current: number | undefined }) {
  return (
    <nav aria-label="Classes" className="grid gap-3">
      <h2 className="text-subheading">
        {current === undefined ? "Choose your class" : "Choose another class"}
      </h2>
      <ul className="grid grid-cols-4 gap-2.5 sm:flex sm:flex-wrap">
        {classNumbers.map((number) => (
          <li key={number}>
            <Link
              to={questionOfTheDayPath(number)}
              aria-label={`Class ${number}`}
              aria-current={number === current ? "page" : undefined}
              className="grid min-h-12 place-items-center rounded-full border border-control bg-paper px-5 font-semibold eased hover:bg-mist aria-[current]:border-violet aria-[current]:bg-violet-tint"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Question({ classNumber }: { classNumber: number }) {
  const studentId = useSession()?.studentId ?? null;
  const [day] = useState(() => dayInIndia(new Date()));
  const loaded = useLoaded(useCallback(() => findDailyQuestion(classNumber, day), [classNumber, day]));
  if (loaded.state !== "ready") return <Skeleton label="Fetching the question" rows={2} />;
  if (!loaded.value)
    return (
      <Notice tone="info">
        <p>The question could not be loaded. Please open this page again when you are online.</p>
      </Notice>
    );
  const commonProps = { studentId, classNumber, day };
  return (
    <>
      <p className="font-semibold">
        {loaded.value.subject.name} · {formatIst(day, "weekday")}
      </p>
      <TodayQuestion key={studentId} {...commonProps} dailyQuestion={loaded.value} />
      <YesterdayQuestion {...commonProps} />
    </>
  );
}

/**
 * /question-of-the-day/5: the same question for everybody of a class on one day in India; without a class, the choice
 * of a class.
 */
export function QuestionOfTheDayPage() {
  const { class: classText } = useParams();
  const isHydrated = useHydrated(false, () => true);
  const classNumber = classNumbers.find((number) => String(number) === classText);
  if (classText !== undefined && classNumber === undefined) return <NotFoundScreen />;
  const title =
    classNumber === undefined ? "Question of the day" : `Question of the day for Class ${classNumber}`;
  return (
    <main className="mx-auto grid max-w-[860px] grid-cols-1 gap-6 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo
        title={`${title} · ${site.name}`}
        description={
          classNumber === undefined
            ? "One olympiad question a day for each of the classes 1 to 12, with its explanation. Free, without login."
            : `One olympiad question a day for Class ${classNumber}, with its explanation. Free, without login.`
        }
        path={questionOfTheDayPath(classNumber)}
      />
      <PageHeading title={title}>
        One question a day. All students of the class get the same question. The explanation comes straight
        away.
      </PageHeading>
      {classNumber !== undefined &&
        (isHydrated ? (
          <Question key={classNumber} classNumber={classNumber} />
        ) : (
          <>
            <noscript>
              <p className="font-semibold">
                The question needs JavaScript. Please switch it on in your browser.
              </p>
            </noscript>
            <div className="noscript:hidden">
              <Skeleton label="Fetching the question" rows={2} />
            </div>
          </>
        ))}
      <ClassLinks current={classNumber} />
    </main>
  );
}
