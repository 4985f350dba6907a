import { useQuery } from "@tanstack/react-query";
import { paths, practisePath } from "../../../config/paths";
import { readClassNumber } from "../../../content/classes";
import { findSubjectByName } from "../../../content/subjects";
import { subjectClassesQuery } from "../../../data/subject-classes";
import { formatIst } from "../../../lib/dates";
import { ButtonLink } from "../../../ui/button";

type NextExam = { id: string; name: string; examOn: string; isEnrolled: boolean };

/** Mock tests are rolled out gradually, so not every class has one in every subject (specification section 1). */
function usePractisePath(subjectId: string, classId: string | null): string | undefined {
  const { data } = useQuery(subjectClassesQuery);
  const pair = data?.find((candidate) => candidate.subjectId === subjectId && candidate.classId === classId);
  const subject = pair && findSubjectByName(pair.subjectName);
  return subject && practisePath(subject.slug, readClassNumber(pair.className));
}

function describe({ isEnrolled }: NextExam, hasMockTest: boolean): string {
  if (!isEnrolled) return "Registration is open.";
  return hasMockTest ? "Two mock tests a week until then is a good plan." : "You are registered.";
}

function Banner({ exam, classId }: { exam: NextExam; classId: string | null }) {
  const practise = usePractisePath(exam.id, classId);
  return (
    <section
      aria-label="Next exam"
      className="flex flex-wrap items-center justify-between gap-4 rounded-hero bg-linear-100 from-[#4a1fb8] via-[#a13bd0] to-[#d83f93] p-6 text-white"
    >
      <div className="grid gap-1">
        <h2 className="text-heading">
          Next: {exam.name}, {formatIst(exam.examOn, "weekday")}
        </h2>
        <p>{describe(exam, practise !== undefined)}</p>
      </div>
      <ButtonLink to={practise ?? paths.mockTestLanding} className="w-full sm:w-auto">
        {practise ? `Practise ${exam.name}` : "Take a free mock test"}
      </ButtonLink>
    </section>
  );
}

/** The next thing to look forward to: the exam this student sits next, else the next that can still be booked, if there is one. */
export function NextExamBanner({ exam, classId }: { exam: NextExam | null; classId: string | null }) {
  return exam && <Banner exam={exam} classId={classId} />;
}
