import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths, mockTestStartPath } from "../../../config/paths";
import { readClassNumber } from "../../../content/classes";
import { findSubjectByName } from "../../../content/subjects";
import { subjectClassesQuery } from "../../../data/subject-classes";
import { formatIst } from "../../../lib/dates";
import { daysBetween } from "../../../lib/day-in-india";
import { ButtonLink } from "../../../ui/button";

type NextExam = { id: string; name: string; examOn: string; isEnrolled: boolean };

/** For how many days before an exam the banner suggests to check the device instead of practising. */
const deviceCheckDays = 7;

/**
 * Returns the path of the subject's mock test for a class; undefined if there is none, because not every class has a mock
 * test in every subject yet (docs/specification.md section 1).
 */
function useMockTestStartPath(subjectId: string, classId: string | null): string | undefined {
  const { data } = useQuery(subjectClassesQuery);
  const subjectClass = data?.find(
    (candidate) => candidate.subjectId === subjectId && candidate.classId === classId,
  );
  const subject = subjectClass && findSubjectByName(subjectClass.subjectName);
  return subject && mockTestStartPath(subject.slug, readClassNumber(subjectClass.className));
}

/** The days until the exam in large type; in words for today and tomorrow. */
function DaysLeft({ days }: { days: number }) {
  const [largeText, smallText] =
    days > 1 ? [String(days), "days left"] : [days === 1 ? "1" : "0", "day left"];
  if (days < 1) return <p className="font-heading text-title font-bold">Today</p>;
  return (
    <p className="grid sm:justify-items-center">
      <span className="font-heading text-display leading-none font-bold tabular">{largeText}</span>
      <span className="text-small whitespace-nowrap">{smallText}</span>
    </p>
  );
}

function Banner({
  exam,
  today,
  classId,
  devicePath,
  consentButton,
}: {
  exam: NextExam;
  today: string;
  classId: string | null;
  devicePath: string | undefined;
  consentButton: ReactNode;
}) {
  const mockTestPath = useMockTestStartPath(exam.id, classId);
  const days = daysBetween(today, exam.examOn);
  const practice = mockTestPath
    ? { to: mockTestPath, label: `Practise ${exam.name}` }
    : { to: paths.mockTestLanding, label: "Take a free mock test" };
  const findNextStep = () => {
    if (!exam.isEnrolled) return { advice: "You can still register.", ...practice };
    if (devicePath !== undefined && days <= deviceCheckDays)
      return {
        advice: "Check the device that will be used, where it will be used.",
        to: devicePath,
        label: "Check this device",
      };
    const advice = mockTestPath ? "Two mock tests a week until then is a good plan." : "You are registered.";
    return { advice, ...practice };
  };
  const { advice, to, label } = findNextStep();
  return (
    <section
      aria-label="Next exam"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-hero bg-linear-100 from-[#4a1fb8] via-[#a13bd0] to-[#d83f93] p-6 text-white"
    >
      {exam.isEnrolled && <DaysLeft days={days} />}
      <div className="grid grow basis-60 gap-1">
        <h2 className="text-heading">
          {exam.isEnrolled ? "Your next exam" : "Next olympiad"}: {exam.name},{" "}
          {formatIst(exam.examOn, "weekday")}
        </h2>
        <p>{consentButton ? "We can show the result only after a parent or guardian agrees." : advice}</p>
      </div>
      {consentButton || (
        <ButtonLink to={to} className="w-full sm:w-auto">
          {label}
        </ButtonLink>
      )}
    </section>
  );
}

/**
 * The student's next exam, or if there is none the next exam that can still be bought, with the days until then and one
 * button for the next step.
 */
export function NextExamBanner({
  exam,
  ...rest
}: {
  exam: NextExam | null;
  /** The calendar day in India, `YYYY-MM-DD`. */
  today: string;
  classId: string | null;
  /** The path of the device check for that exam; undefined until it is known. */
  devicePath: string | undefined;
  /** The button for a missing guardian's consent, which then replaces the other button. */
  consentButton: ReactNode;
}) {
  return exam && <Banner exam={exam} {...rest} />;
}
