import { paths } from "../../config/paths";
import { formatIst } from "../../lib/dates";
import { ButtonLink } from "../../ui/button";

/** The next thing to look forward to: the exam this student sits next, else the next that can still be booked. */
export function NextExamBanner({
  name,
  examOn,
  isEnrolled,
}: {
  name: string;
  examOn: string;
  isEnrolled: boolean;
}) {
  return (
    <section
      aria-label="Next exam"
      className="flex flex-wrap items-center justify-between gap-4 rounded-hero bg-linear-100 from-[#4a1fb8] via-[#a13bd0] to-[#d83f93] p-6 text-white"
    >
      <div className="grid gap-1">
        <h2 className="text-heading">
          Next: {name}, {formatIst(examOn, "weekday")}
        </h2>
        <p>
          {isEnrolled
            ? "Two mock tests a week until then is a good pace."
            : "Registration is open. A free mock test shows what it is like."}
        </p>
      </div>
      <ButtonLink to={paths.mockTestLanding} className="w-full sm:w-auto">
        {isEnrolled ? `Practise ${name}` : "Take a free mock test"}
      </ButtonLink>
    </section>
  );
}
