import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../config/paths";
import { auditQuery, type AuditRow } from "../../../data/admin/organiser-settings";
import { formatIst } from "../../../lib/dates";
import { countText } from "../../../ui/count-text";
import { DataTable, type Column } from "../../../ui/data-table";
import { SelectField } from "../../../ui/field";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { TextLink } from "../../../ui/text-link";
import { actionTexts } from "./office-texts";

const actions = Object.entries(actionTexts).toSorted(([, a], [, b]) => a.localeCompare(b));

const columns: Column<AuditRow>[] = [
  { name: "When (IST)", className: "tabular lg:whitespace-nowrap", show: ({ at }) => formatIst(at, "time") },
  { name: "Who", className: "wrap-anywhere", show: ({ actor }) => actor },
  { name: "What", show: ({ action }) => actionTexts[action] ?? action },
  {
    name: "About",
    className: "wrap-anywhere",
    show: ({ studentId, studentName }) =>
      studentId === null ? (
        "–"
      ) : (
        <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
          {studentName ?? "a student"}
        </TextLink>
      ),
  },
  {
    name: "Details",
    className: "wrap-anywhere lg:min-w-60",
    show: ({ details }) => (
      <details>
        <summary className="cursor-pointer py-1 text-violet">Show</summary>
        <pre className="text-small wrap-anywhere whitespace-pre-wrap">{JSON.stringify(details, null, 1)}</pre>
      </details>
    ),
  },
];

/** The audit: who changed or read what, newest first, in pages. */
export function AuditLog() {
  const paging = usePaging();
  const { read, page, pageSize, narrow } = paging;
  const action = read("action") in actionTexts ? read("action") : "";
  const query = useQuery(auditQuery(action, page, pageSize));
  return (
    <>
      <div className="max-w-96">
        <SelectField label="What" value={action} onChange={(event) => narrow({ action: event.target.value })}>
          <option value="">Everything</option>
          {actions.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <PagedList
        query={query}
        paging={paging}
        things="entries"
        count={({ count }) => count}
        rows={({ rows }) => rows}
        head={({ count }) => (
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
            idOf={({ id }) => id}
            isStale={isStale}
          />
        )}
      </PagedList>
    </>
  );
}
