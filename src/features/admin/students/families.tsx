import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { paths } from "../../../config/paths";
import { maxFamiliesShown, familiesQuery, type FoundFamily } from "../../../data/admin/families";
import { useUrlQuery } from "../../../lib/use-url-query";
import { ButtonLink } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { SearchField } from "../../../ui/search-field";
import { FamilyPage } from "./family-page";

const foundTexts: Record<FoundFamily["foundBy"], string> = {
  words: "name or school",
  phone: "phone number",
  order: "order number",
  payment: "payment",
  receipt: "answer record of an exam",
  parcel: "courier’s number",
  certificate: "certificate",
};

const columns: Column<FoundFamily>[] = [
  {
    name: "Student",
    className: "wrap-anywhere",
    show: ({ name, email }) => (
      <>
        <p className="font-semibold">{name ?? (email === null ? "Deleted account" : "No name yet")}</p>
        <p className="text-ink-soft">{email}</p>
      </>
    ),
  },
  { name: "Class", className: "lg:whitespace-nowrap", show: ({ className }) => className ?? "–" },
  {
    name: "Guardian",
    className: "wrap-anywhere",
    show: ({ guardianName, phone }) => (
      <>
        <p>{guardianName ?? "–"}</p>
        <p className="text-ink-soft tabular">{phone}</p>
      </>
    ),
  },
  { name: "School", className: "wrap-anywhere", show: ({ schoolName }) => schoolName ?? "–" },
  { name: "Found by", show: ({ foundBy }) => foundTexts[foundBy] },
  {
    name: "Action",
    isAction: true,
    show: ({ id, name, email }) => (
      <ButtonLink
        variant="quiet"
        size="card"
        to={`${paths.adminPanel}?section=families&student=${id}`}
        aria-label={`Open ${name ?? email ?? "the deleted account"}`}
      >
        Open
      </ButtonLink>
    ),
  },
];

/** A search by name, school, email address, phone number or code. */
function FamilySearch() {
  const { read, change } = useUrlQuery();
  const search = read("q").trim();
  const query = useQuery({ ...familiesQuery(search), placeholderData: keepPreviousData });
  return (
    <>
      <SearchField
        label="Find a family"
        hint="Name, guardian, school, email, phone, order number, payment id, answer record or certificate code. At least three letters."
        value={search}
        onSearch={(q) => change({ q }, { replace: search !== "" })}
      />
      {search !== "" && (
        <LoadedView query={query} label="Searching">
          {(families) =>
            families.length === 0 ? (
              <EmptyState title="Nobody found. Check the spelling, or search for something else." />
            ) : (
              <>
                <p role="status" className="text-small text-ink-soft">
                  {families.length < maxFamiliesShown
                    ? `${families.length} found`
                    : `The newest ${maxFamiliesShown}. Add a word to find others.`}
                </p>
                <DataTable
                  label="Families"
                  columns={columns}
                  rows={families}
                  idOf={({ id }) => id}
                  isStale={query.isPlaceholderData}
                />
              </>
            )
          }
        </LoadedView>
      )}
    </>
  );
}

/** The Families section: the search, and the page of the opened family. */
export function Families() {
  const studentId = useUrlQuery().read("student");
  return (
    <section aria-labelledby="admin-section" className="grid gap-4">
      <h2 id="admin-section" className="text-heading">
        Find a family
      </h2>
      {studentId === "" ? <FamilySearch /> : <FamilyPage studentId={studentId} />}
    </section>
  );
}
