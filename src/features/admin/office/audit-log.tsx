import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../config/paths";
import {
  auditQuery,
  organiserSettingsQuery,
  type AuditFilter,
  type AuditRow,
} from "../../../data/admin/organiser-settings";
import { formatIst } from "../../../lib/dates";
import { readDay } from "../../../lib/read-day";
import type { QueryChanges } from "../../../lib/use-url-query";
import { Button } from "../../../ui/button";
import { countText } from "../../../ui/count-text";
import { DataTable, type Column } from "../../../ui/data-table";
import { SelectField, TextField } from "../../../ui/field";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { TextLink } from "../../../ui/text-link";
import { describeDetails } from "./describe-details";
import { actionTexts } from "./office-texts";

const actions = Object.entries(actionTexts).toSorted(([, a], [, b]) => a.localeCompare(b));

/** Values of `action` in the URL that mean several actions. */
const changesFilter = "changes";
const everythingFilter = "everything";

/** The value of `who` in the URL for actions by the SQL console and by the system itself. */
const systemActor = "console";

const toPersonPath = (id: string) => `${paths.adminPanel}?section=office&view=audit&who=${id}`;

const columns: Column<AuditRow>[] = [
  {
    name: "When (IST)",
    className: "tabular lg:whitespace-nowrap",
    render: ({ at }) => formatIst(at, "dateTime"),
  },
  {
    name: "Who",
    className: "wrap-anywhere",
    render: ({ actor, actorId }) =>
      actorId === null ? (
        actor === "scheduler" ? (
          "System (automatic)"
        ) : (
          actor
        )
      ) : (
        <TextLink to={toPersonPath(actorId)}>{actor}</TextLink>
      ),
  },
  { name: "What", render: ({ action }) => actionTexts[action] ?? action },
  {
    name: "About",
    className: "wrap-anywhere",
    render: ({ studentId, studentName, about }) => (
      <>
        {studentId !== null && (
          <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
            {studentName ?? "a student"}
          </TextLink>
        )}
        {about !== null && <p>{about}</p>}
        {studentId === null && about === null && "–"}
      </>
    ),
  },
  {
    name: "Details",
    className: "wrap-anywhere lg:min-w-60",
    render: ({ details }) => (
      <ul className="grid gap-1">
        {describeDetails(details).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  },
];

/** The filters: what was done, by whom, and on which days. */
function AuditFilters({
  filter: { action, actor, from, to },
  actorName,
  onChange,
}: {
  filter: AuditFilter;
  /** The name of the chosen person, if that person is no longer an organiser. */
  actorName: string | undefined;
  onChange: (changes: QueryChanges) => void;
}) {
  const organisers = useQuery(organiserSettingsQuery).data?.organisers ?? [];
  const isListed = actor === "" || actor === systemActor || organisers.some(({ id }) => id === actor);
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr_1fr_auto]">
      <SelectField label="What" value={action} onChange={(event) => onChange({ action: event.target.value })}>
        <option value={changesFilter}>All changes and exports</option>
        <option value={everythingFilter}>Everything, including pages that were only viewed</option>
        {actions.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Who" value={actor} onChange={(event) => onChange({ who: event.target.value })}>
        <option value="">Everybody</option>
        {organisers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {!isListed && <option value={actor}>{actorName ?? "One person"}</option>}
        <option value={systemActor}>System (automatic)</option>
      </SelectField>
      <TextField
        type="date"
        label="From (IST)"
        value={from}
        max={to}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        type="date"
        label="To (IST)"
        value={to}
        min={from}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <Button
        variant="outline"
        disabled={action === changesFilter && actor === "" && from === "" && to === ""}
        onClick={() => onChange({ action: "", who: "", from: "", to: "" })}
      >
        Clear
      </Button>
    </div>
  );
}

/** The audit log: who changed or read what, newest first, in pages. */
export function AuditLog() {
  const paging = usePaging();
  const { readParam, page, pageSize, setFilter } = paging;
  const requestedAction = readParam("action");
  const filter = {
    action:
      requestedAction in actionTexts || requestedAction === everythingFilter
        ? requestedAction
        : changesFilter,
    actor: readParam("who"),
    from: readDay(readParam("from")),
    to: readDay(readParam("to")),
  };
  const action = filter.action === everythingFilter ? "" : filter.action;
  const query = useQuery(auditQuery({ ...filter, action }, page, pageSize));
  const actorName = query.data?.rows.find(({ actorId }) => actorId === filter.actor)?.actor;
  return (
    <>
      <AuditFilters filter={filter} actorName={actorName} onChange={setFilter} />
      <PagedList
        query={query}
        paging={paging}
        rowsName="entries"
        getCount={({ count }) => count}
        getRows={({ rows }) => rows}
        renderHead={({ count }) => (
          <p role="status" className="text-small text-ink-soft">
            {countText(count, "entry", "entries")}
          </p>
        )}
        empty="Nothing yet"
      >
        {({ rows }, isStale) => (
          <DataTable
            label="Who did what"
            columns={columns}
            rows={rows}
            getRowId={({ id }) => id}
            isStale={isStale}
          />
        )}
      </PagedList>
    </>
  );
}
