import type { ComponentProps, ComponentType } from "react";
import { cn } from "../../../lib/cn";

/** One way of the dashboard's menu: a word under its icon on a phone, beside it on a desktop, the icon alone when narrow. */
export function TabButton({
  Icon,
  label,
  note,
  isCurrent,
  isNarrow,
  className,
  ...rest
}: ComponentProps<"button"> & {
  Icon: ComponentType<{ className?: string }>;
  label: string;
  note?: string;
  isCurrent: boolean;
  isNarrow: boolean;
}) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        "grid min-h-14 w-full place-items-center content-center gap-0.5 rounded-small text-xs font-semibold eased",
        "md:flex md:min-h-12.5 md:items-center md:gap-3 md:px-4 md:text-body",
        isCurrent ? "text-violet md:bg-violet-tint" : "text-ink-soft hover:text-ink md:hover:bg-mist",
        isNarrow && "md:justify-center md:px-0",
        className,
      )}
    >
      <Icon className="size-6 shrink-0" />
      <span className={cn("whitespace-nowrap", isNarrow && "md:sr-only")}>
        {label}{" "}
        {note && (
          <span className="ml-1 rounded-full bg-gold-tint px-2 py-0.5 text-xs text-gold-ink">{note}</span>
        )}
      </span>
    </button>
  );
}
