import { useState } from "react";
import type { Figures } from "../../../data/admin/start-page";
import { formatPaise } from "../../../lib/money";
import { Card } from "../../../ui/card";
import { CompareChart } from "../../../ui/compare-chart";
import { EmptyState } from "../../../ui/empty-state";
import { SelectField } from "../../../ui/field";
import { groupDays } from "./group-days";

const kinds = { registrations: "Registrations", revenue: "Revenue" } as const;
type Kind = keyof typeof kinds;

/** Registrations and revenue of one day, exam or class: `now` in the current edition, `before` in the previous one. */
type Row = { name: string; now: number; before: number; nowPaise: number; beforePaise: number };

const formatCount = (count: number) => count.toLocaleString("en-IN");

/**
 * Registrations or revenue of the current edition by day, exam and class, compared with the previous edition. `today` is
 * the day in India, `YYYY-MM-DD`.
 */
export function FiguresView({ figures, today }: { figures: Figures; today: string }) {
  const [kind, setKind] = useState<Kind>("registrations");
  if (figures.byExam.length === 0) return <EmptyState title="No paid registrations yet" />;
  const isMoney = kind === "revenue";
  const pickValues = (rows: readonly Row[]) =>
    rows.map(({ name, now, before, nowPaise, beforePaise }) => ({
      name,
      current: isMoney ? nowPaise : now,
      previous: isMoney ? beforePaise : before,
    }));
  const charts: [string, string, readonly Row[]][] = [
    ["Over time", "Date", groupDays(figures.byDay, figures.firstDay, today)],
    ["By exam", "Exam", figures.byExam],
    ["By class", "Class", figures.byClass],
  ];
  return (
    <>
      <div className="max-w-80">
        <SelectField
          label="Show"
          value={kind}
          onChange={(event) => setKind(event.target.value === "revenue" ? "revenue" : "registrations")}
        >
          {Object.entries(kinds).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="text-small text-ink-soft">
        Dark bars: {figures.edition ?? "no edition"}.{" "}
        {figures.lastEdition !== null &&
          `Light bars: ${figures.lastEdition}. Each pair of bars shows the same day or week of the two editions, counted from the day registration opened. The dates shown are those of ${figures.edition ?? "the current edition"}. For a date still to come you see only the light bar. `}
        One registration is one paid exam. Refunded exams are not counted. Days or weeks without a
        registration are left out.
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {charts.map(([title, rowName, rows]) => (
          <Card key={title}>
            <CompareChart
              title={`${kinds[kind]} ${title.toLowerCase()}`}
              rowName={rowName}
              rows={pickValues(rows)}
              currentName={figures.edition ?? "Now"}
              previousName={figures.lastEdition ?? undefined}
              format={isMoney ? formatPaise : formatCount}
            />
          </Card>
        ))}
      </div>
    </>
  );
}
