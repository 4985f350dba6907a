import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../config/paths";
import { auditQuery, type AuditRow } from "../../../data/admin/organiser-settings";
import { formatIst } from "../../../lib/dates";
import { countText } from "../../../ui/count-text";
import { DataTable, type Column } from "../../../ui/data-table";
import { SelectField } from "../../../ui/field";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { TextLink } from "../../../ui/text-link";
import { describeDetails } from "./describe-details";
import { actionTexts } from "./office-texts";

const actions = Object.entries(actionTexts).toSorted(([, a], [, b]) => a.localeCompare(b));

/** The values of `action` in the URL that stand for several actions. */
const changes = "changes";
const everything = "everything";

const columns: Column<AuditRow>[] = [
  { name: "When (IST)", className: "tabular lg:whitespace-nowrap", show: ({ at }) => formatIst(at, "time") },
  { name: "Who", className: "wrap-anywhere", show: ({ actor }) => actor },
  { name: "What", show: ({ action }) => actionTexts[action] ?? action },
  {
    name: "About",
    className: "wrap-anywhere",
    show: ({ studentId, studentName, about }) => (
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
    show: ({ details }) => (
      <ul className="grid gap-1">
        {describeDetails(details).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  },
];

/** The audit log: who changed or read what, newest first, in pages. */
export function AuditLog() {
  const paging = usePaging();
  const { read, page, pageSize, setFilter } = paging;
  const asked = read("action");
  const action = asked in actionTexts || asked === everything ? asked : changes;
  const query = useQuery(auditQuery(action === everything ? "" : action, page, pageSize));
  return (
    <>
      <div className="max-w-96">
        <SelectField
          label="What"
          value={action}
          onChange={(event) => setFilter({ action: event.target.value })}
        >
          <option value={changes}>All changes and exports</option>
          <option value={everything}>Everything, also what was read</option>
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
        rowsName="entries"
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
