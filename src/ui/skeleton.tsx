import { cn } from "../lib/cn";

/** Grey paper in the shape of what is coming. `label` describes to screen readers what is being loaded. */
export function Skeleton({
  label,
  rows = 3,
  className,
}: {
  label: string;
  rows?: number;
  className?: string;
}) {
  return (
    <div role="status" aria-label={label} className={cn("grid gap-4", className)}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="h-28 animate-pulse rounded-card bg-line" />
      ))}
    </div>
  );
}
