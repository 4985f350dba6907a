import type { ReactNode } from "react";
import { EmptyState } from "../../../ui/empty-state";
import { SortedList } from "../../../ui/motion/motion";
import { ExamCard } from "./exam-card";
import type { Offer } from "./offers";

/** The columns of the grid: fewer on the dashboard, whose side menu takes space. */
const columns = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4";

/** The cards of all exams. `renderAction` renders the button of an exam that can be bought. */
export function ExamGrid({
  offers,
  classNumber,
  renderAction,
}: {
  offers: readonly Offer[];
  classNumber: number | null;
  renderAction: (offer: Offer) => ReactNode;
}) {
  if (offers.length === 0) {
    return (
      <EmptyState title="No exams right now" pose="sleep">
        <p className="max-w-prose text-ink-soft">The exams of the next season will be listed here.</p>
      </EmptyState>
    );
  }
  const items = offers.map((offer) => ({
    key: offer.id,
    content: <ExamCard offer={offer} classNumber={classNumber} action={renderAction(offer)} />,
  }));
  return <SortedList label="Olympiad exams" className={columns} items={items} />;
}
