import { formatPaise } from "../../../lib/money";
import { ShrinkingList } from "../../../ui/motion/motion";
import type { CartLine } from "./cart-lines";
import { removeFromCart } from "./cart-store";

type Lock = { isLocked: boolean };

function Line({ line, isLocked }: { line: CartLine } & Lock) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
      <p className="font-heading text-subheading font-bold">{line.name}</p>
      <p className="text-right font-heading text-subheading font-bold tabular">
        {line.problem === null && formatPaise(line.pricePaise)}
      </p>
      <p className={line.problem === null ? "text-small text-ink-soft" : "text-small text-red"}>
        {line.problem ?? line.detail}
      </p>
      <button
        type="button"
        disabled={isLocked}
        onClick={() => removeFromCart([line.examId])}
        className="-mr-2 min-h-11 rounded-full px-2 text-small font-semibold text-violet underline underline-offset-3 disabled:opacity-60"
      >
        Remove <span className="sr-only">{line.name}</span>
      </button>
    </div>
  );
}

/** The exams in the cart, with current prices and a Remove button for each. */
export function CartList({ lines, isLocked }: { lines: readonly CartLine[] } & Lock) {
  const items = lines.map((line) => ({
    key: line.examId,
    content: <Line line={line} isLocked={isLocked} />,
  }));
  return <ShrinkingList className="divided" items={items} />;
}
