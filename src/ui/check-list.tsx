import { cn } from "../lib/cn";
import { CheckIcon } from "./icons";

/** Short points, each with a tick. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={cn("grid gap-2", className)}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <CheckIcon className="mt-0.5 size-5.5 shrink-0 text-green" />
          {item}
        </li>
      ))}
    </ul>
  );
}
