import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { planPath, questionOfTheDayPath } from "../../../config/paths";
import { FlagIcon, SparkIcon } from "../../../ui/test-icons";

function PracticeLink({
  to,
  icon,
  title,
  text,
}: {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
}) {
  return (
    <Link
      to={to}
      className="flex items-center gap-4 rounded-card border border-line bg-paper p-4 eased hover:border-violet"
    >
      {icon}
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-ink-soft">{text}</span>
      </span>
    </Link>
  );
}

type Props = {
  /** The child's class, if it is known. */
  classNumber?: number | undefined;
  /** The slug of the subject for the plan; undefined if no exam is next. */
  subject?: string | undefined;
};

/** Links to the question of the day and to the plan. */
export function PracticeLinks({ classNumber, subject }: Props) {
  return (
    <nav aria-label="Practice" className="grid gap-3 sm:grid-cols-2">
      <PracticeLink
        to={questionOfTheDayPath(classNumber)}
        icon={<SparkIcon className="size-8 shrink-0 text-pink" />}
        title="Question of the day"
        text="One a day, explained as soon as you answer."
      />
      <PracticeLink
        to={planPath(subject)}
        icon={<FlagIcon className="size-8 shrink-0 text-violet" />}
        title="Your study plan for the exam"
        text="A few topics each week, starting with your weakest."
      />
    </nav>
  );
}
