import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { paths } from "../../../config/paths";
import {
  maxFamiliesShown,
  familiesQuery,
  unfinishedRegistrationsQuery,
  type FoundFamily,
} from "../../../data/admin/families";
import { useUrlQuery } from "../../../lib/use-url-query";
import { ButtonLink } from "../../../ui/button";
import { countText } from "../../../ui/count-text";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { SearchField } from "../../../ui/search-field";
import { CommonQuestions } from "./common-questions";
import { FamilyPage } from "./family-page";
import { EmailText } from "../../../ui/email-text";
import { UnfinishedRegistrations } from "./unfinished-registrations";

const foundTexts: Record<Exclude<FoundFamily["foundBy"], "words">, string> = {
  phone: "phone number",
  order: "order number",
  payment: "payment",
  payment_part: "part of a payment or refund id",
  answer_record: "answer record of an exam",
  answer_record_part: "first characters of an answer record",
  parcel: "tracking number",
  certificate: "certificate",
  certificate_part: "part of a certificate code",
  similar: "similar name",
};

/** The field that contains all words of the search; if there is none, every field that contains one of them. */
function describeFoundBy(family: FoundFamily, search: string): string {
  const { foundBy, name, guardianName, schoolName, email } = family;
  if (foundBy === "similar" && search.includes("@")) return "similar email";
  if (foundBy !== "words") return foundTexts[foundBy];
  const words = search.toLowerCase().split(/\s+/);
  const contains = (text: string | null, word: string) => text?.toLowerCase().includes(word) ?? false;
  const fields = [
    { label: "name", text: name },
    { label: "guardian", text: guardianName },
    { label: "school", text: schoolName },
    { label: "email", text: email },
  ].filter(({ text }) => words.some((word) => contains(text, word)));
  const fieldWithAllWords = fields.find(({ text }) => words.every((word) => contains(text, word)));
  return (
    fieldWithAllWords?.label ??
    (fields.map(({ label }) => label).join(" and ") || "name, guardian, school or email")
  );
}

/** Returns the URL of a family's page; `search` is kept for the link back to the search. */
const toFamilyPath = (id: string, search: string) =>
  `${paths.adminPanel}?section=families&student=${id}&q=${encodeURIComponent(search)}`;

const makeColumns = (search: string): Column<FoundFamily>[] => [
  {
    name: "Student",
    className: "wrap-anywhere",
    render: ({ name, email }) => (
      <>
        <p className="font-semibold">{name ?? (email === null ? "Deleted account" : "No name yet")}</p>
        <p className="text-ink-soft">
          <EmailText email={email} />
        </p>
      </>
    ),
  },
  { name: "Class", className: "lg:whitespace-nowrap", render: ({ className }) => className ?? "–" },
  {
    name: "Guardian",
    className: "wrap-anywhere",
    render: ({ guardianName, phone }) => (
      <>
        <p>{guardianName ?? "–"}</p>
        <p className="text-ink-soft tabular">{phone}</p>
      </>
    ),
  },
  { name: "School", className: "wrap-anywhere", render: ({ schoolName }) => schoolName ?? "–" },
  { name: "Found by", render: (family) => describeFoundBy(family, search) },
  {
    name: "Action",
    isAction: true,
    render: ({ id, name, email }) => (
      <ButtonLink
        variant="quiet"
        size="card"
        to={toFamilyPath(id, search)}
        aria-label={`Open ${name ?? email ?? "the deleted account"}`}
      >
        Open
      </ButtonLink>
    ),
  },
];

/** Describes how many families were found, and how many of them only have a similar name. */
function describeFoundCount(families: readonly FoundFamily[], search: string): string {
  if (families.length >= maxFamiliesShown) return `The first ${maxFamiliesShown}. Add a word to find others.`;
  const similarCount = families.filter(({ foundBy }) => foundBy === "similar").length;
  if (similarCount === 0) return `${families.length} found`;
  const names = search.includes("@")
    ? countText(similarCount, "similar email", "similar emails")
    : countText(similarCount, "similar name", "similar names");
  return similarCount === families.length
    ? `Nobody is spelt like this. ${names}, the closest first`
    : `${families.length - similarCount} found, then ${names}`;
}

/** A search by name, school, email address, phone number or code. */
function FamilySearch() {
  const { readParam, changeParams } = useUrlQuery();
  const search = readParam("q").trim();
  const query = useQuery({ ...familiesQuery(search), placeholderData: keepPreviousData });
  const { data: registrations = [] } = useQuery(unfinishedRegistrationsQuery(search));
  return (
    <>
      <SearchField
        label="Find a family"
        hint="Search by name, guardian, school, email, phone, order number, payment or refund id, or the code on a certificate or on an answer record (the list of the child’s answers, which the family gets after an exam). You need only the last five digits of a phone number, the first or last six characters of a payment or refund id, or the first four characters of a code. Names that sound alike are found too."
        value={search}
        onSearch={(q) => changeParams({ q }, { replace: search !== "" })}
      />
      {search !== "" && (
        <LoadedView query={query} label="Searching">
          {(families) =>
            families.length === 0 ? (
              registrations.length === 0 && (
                <EmptyState title="Nobody found. Try only the first name, the phone number, or a code from an email." />
              )
            ) : (
              <>
                <p role="status" className="text-small text-ink-soft">
                  {describeFoundCount(families, search)}
                </p>
                <DataTable
                  label="Families"
                  columns={makeColumns(search)}
                  rows={families}
                  getRowId={({ id }) => id}
                  isStale={query.isPlaceholderData}
                />
              </>
            )
          }
        </LoadedView>
      )}
      {registrations.length > 0 && <UnfinishedRegistrations registrations={registrations} />}
      <CommonQuestions />
    </>
  );
}

/** The Families section: the search, and the page of the opened family. */
export function Families() {
  const studentId = useUrlQuery().readParam("student");
  return (
    <section aria-labelledby="admin-section" className="grid gap-4">
      <h2 id="admin-section" className="text-heading">
        Find a family
      </h2>
      {studentId === "" ? <FamilySearch /> : <FamilyPage studentId={studentId} />}
    </section>
  );
}
