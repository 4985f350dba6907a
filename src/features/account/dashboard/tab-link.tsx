import type { ComponentProps, ComponentType } from "react";
import { Link } from "react-router-dom";
import { dashboardPath, type DashboardTab } from "../../../config/paths";
import { cn } from "../../../lib/cn";

/**
 * @param isCurrent whether this is the open tab
 * @param isNarrow whether the sidebar shows only icons
 * @returns the CSS classes of a link in the dashboard's menu
 */
export function tabClass(isCurrent: boolean, isNarrow: boolean): string {
  return cn(
    "grid min-h-14 w-full place-items-center content-center gap-0.5 rounded-small text-xs font-semibold eased",
    "md:flex md:min-h-12.5 md:items-center md:justify-start md:gap-3 md:px-4 md:text-body",
    isCurrent ? "text-violet md:bg-violet-tint" : "text-ink-soft hover:text-ink md:hover:bg-violet-tint",
    isNarrow && "md:justify-center md:px-0",
  );
}

/**
 * One tab of the dashboard's menu: a word under its icon on a phone, beside it on a desktop, only the icon when narrow.
 */
export function TabLink({
  id,
  Icon,
  label,
  note,
  isCurrent,
  isNarrow,
  className,
  ...rest
}: Omit<ComponentProps<typeof Link>, "to" | "id"> & {
  id: DashboardTab;
  Icon: ComponentType<{ className?: string }>;
  label: string;
  note?: string;
  isCurrent: boolean;
  isNarrow: boolean;
}) {
  return (
    <Link
      {...rest}
      to={dashboardPath(id)}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(tabClass(isCurrent, isNarrow), className)}
    >
      <Icon className="size-6 shrink-0" />
      <span className={cn("whitespace-nowrap", isNarrow && "md:sr-only")}>
        {label} {note && <span className="block text-xs font-normal text-ink-soft">{note}</span>}
      </span>
    </Link>
  );
}
