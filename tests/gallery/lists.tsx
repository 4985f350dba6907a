import { AppError } from "../../src/lib/app-error";
import { Accordion } from "../../src/ui/accordion";
import { AddressLines } from "../../src/ui/address-lines";
import { Card } from "../../src/ui/card";
import { CheckList } from "../../src/ui/check-list";
import { ClimbSteps } from "../../src/ui/climb-steps";
import { DataTable } from "../../src/ui/data-table";
import { DateTiles } from "../../src/ui/date-tiles";
import { CompareChart } from "../../src/ui/compare-chart";
import { DistributionChart } from "../../src/ui/distribution-chart";
import { EmailText } from "../../src/ui/email-text";
import { EmptyState } from "../../src/ui/empty-state";
import { ErrorMessage } from "../../src/ui/error-message";
import { FaqSection } from "../../src/ui/faq-section";
import { LoadedView } from "../../src/ui/loaded-view";
import { MarksFigure } from "../../src/ui/marks-figure";
import { MedalRow } from "../../src/ui/medal-row";
import { Notice } from "../../src/ui/notice";
import { NoticeRow } from "../../src/ui/notice-row";
import { CreditNoteDocument } from "../../src/ui/credit-note-document";
import { FileButton } from "../../src/ui/file-button";
import { OrderDocuments } from "../../src/ui/order-documents";
import { ReceiptDocument } from "../../src/ui/receipt-document";
import { RecordedEvents } from "../../src/ui/recorded-events";
import { Button } from "../../src/ui/button";
import { PagedList, usePaging } from "../../src/ui/paged-list";
import { PictureGrid } from "../../src/ui/picture-grid";
import { PracticePaperHint } from "../../src/ui/practice-paper-hint";
import { RehearsalHint } from "../../src/ui/rehearsal-hint";
import { RequirementList } from "../../src/ui/requirement-list";
import { Section, Sections } from "../../src/ui/section";
import { Skeleton } from "../../src/ui/skeleton";
import { StateList } from "../../src/ui/state-list";
import { ignore, type Sample } from "./sample";

const students = [
  { id: 1, name: "Asha Rao", school: "Sunrise Public School, Pune" },
  {
    id: 2,
    name: "Ravi Kulkarni",
    school: "A school with a name that is much too long for the column, Nagpur",
  },
];

const columns = [
  { name: "Student", render: (row: (typeof students)[number]) => row.name },
  { name: "School", render: (row: (typeof students)[number]) => row.school },
  {
    name: "Action",
    isAction: true,
    render: () => (
      <Button variant="quiet" size="card">
        Open
      </Button>
    ),
  },
];

function Table({ label, isStale = false }: { label: string; isStale?: boolean }) {
  return (
    <DataTable label={label} columns={columns} rows={students} getRowId={({ id }) => id} isStale={isStale} />
  );
}

/** The states of a query: with data, loading, and failed. */
const loadedQuery = { error: null, isFetching: false, isPlaceholderData: false, refetch: ignore };
const loadingQuery = { ...loadedQuery, data: undefined, isFetching: true };
const failedQuery = { ...loadedQuery, data: undefined, error: new AppError("unavailable") };

type StudentRows = readonly (typeof students)[number][];

function PagedStudents({ rowsName, data }: { rowsName: string; data: StudentRows }) {
  return (
    <PagedList
      query={{ ...loadedQuery, data }}
      paging={usePaging()}
      rowsName={rowsName}
      getCount={(rows) => rows.length}
      getRows={(rows) => rows}
      empty="There are no students yet"
    >
      {(_, isStale) => <Table label={`Table of ${rowsName}`} isStale={isStale} />}
    </PagedList>
  );
}

const questions = [
  { question: "Is the mock test free?", answer: "Yes, take as many as you like." },
  { question: "Can I take it again?", answer: "Yes. Each time there are new questions." },
];

const receiptIssuer = {
  siteName: "Olympeak",
  sellerName: "Olympeak Learning Pvt Ltd",
  address: "12 MG Road, Pune 411001",
  helpEmail: "help@olympeak.example",
  gst: {
    gstin: "27AAPFU0939F1ZV",
    sac: "999293",
    percent: 18,
    series: "OLY/",
    placeOfSupply: "27 Maharashtra",
  },
};

const receiptOrder = {
  number: 1042,
  orderedAt: "2026-11-20T20:00:00Z",
  paymentId: "pay_Sunrise0000001",
  amountPaise: 25_000,
  gstPercent: 18,
  className: "Class 5",
  studentName: "Asha Rao",
  guardianName: "Ravi Rao",
  email: "asha@olympeak.example",
  items: [{ examId: "maths", name: "Maths", pricePaise: 25_000, examOn: "2026-12-06" }],
};

const creditNote = {
  number: "CN/26-27/7",
  issuedAt: "2026-12-02T06:00:00Z",
  amountPaise: 25_000,
  earlierPaise: 0,
  exams: ["Maths"],
};

/** Content to read: sentences, lists in all their states, tables. */
export const lists: readonly Sample[] = [
  { name: "card", show: () => <Card>White paper on the sky.</Card> },
  {
    name: "section",
    show: () => (
      <Sections>
        <Section title="A section" intro="One sentence about it.">
          <p>Its content.</p>
        </Section>
      </Sections>
    ),
  },
  {
    name: "notice",
    show: () => (
      <>
        <Notice tone="success">The profile was saved.</Notice>
        <Notice tone="info">Registration closes on Sunday.</Notice>
        <Notice tone="error">The profile could not be saved.</Notice>
      </>
    ),
  },
  {
    name: "notice-row",
    show: () => (
      <ul className="grid gap-3">
        <NoticeRow look="gold" title="A payment is missing" action={<Button>Pay now</Button>}>
          <p>The exam is reserved until Sunday.</p>
        </NoticeRow>
        <NoticeRow look="violet" title="The result is here" action={null}>
          <p>37 of 50 marks.</p>
        </NoticeRow>
      </ul>
    ),
  },
  {
    name: "error-message",
    show: () => <ErrorMessage message="The exams could not be loaded." onRetry={ignore} />,
  },
  { name: "skeleton", show: () => <Skeleton label="Loading the exams" rows={2} /> },
  { name: "empty-state", show: () => <EmptyState title="No exams yet" /> },
  {
    name: "loaded-view",
    show: () => (
      <>
        <LoadedView query={loadingQuery} label="Loading">
          {() => null}
        </LoadedView>
        <LoadedView query={failedQuery} label="Failed">
          {() => null}
        </LoadedView>
      </>
    ),
  },
  {
    name: "paged-list",
    show: () => (
      <>
        <PagedStudents rowsName="students" data={students} />
        <PagedStudents rowsName="absent students" data={[]} />
      </>
    ),
  },
  {
    name: "data-table",
    show: () => (
      <>
        <Table label="Students" />
        <Table label="Students of the previous page" isStale />
      </>
    ),
  },
  {
    name: "state-list",
    show: () => (
      <StateList
        label="Device check"
        items={[
          { key: "browser", state: "good", title: "Browser", text: "Your browser works." },
          { key: "network", state: "working", title: "Connection", text: "Testing." },
          { key: "camera", state: "warning", title: "Camera", text: "There is no camera." },
        ]}
      />
    ),
  },
  { name: "check-list", show: () => <CheckList items={["Timed practice", "Instant feedback"]} /> },
  {
    name: "requirement-list",
    show: () => (
      <RequirementList
        items={[
          { key: "device", title: "Device", text: "A phone or a computer.", isRequired: true },
          { key: "webcam", title: "Webcam", text: "Recommended.", isRequired: false },
        ]}
      />
    ),
  },
  { name: "accordion", show: () => <Accordion name="gallery" items={questions} /> },
  {
    name: "faq-section",
    show: () => (
      <FaqSection name="gallery-faq" items={questions}>
        Ask us anything else.
      </FaqSection>
    ),
  },
  {
    name: "climb-steps",
    show: () => (
      <ClimbSteps
        steps={["Practise", "Register", "Exam", "Result"].map((title) => ({
          key: title,
          title,
          text: "One sentence about it.",
        }))}
      />
    ),
  },
  {
    name: "date-tiles",
    show: () => (
      <DateTiles
        items={[
          { day: "2026-12-06", label: "Registration closes" },
          { day: "2026-12-13", label: "Science", note: "10:00 am", isHighlighted: true },
        ]}
      />
    ),
  },
  {
    name: "medal-row",
    show: () => (
      <MedalRow
        tiers={[
          { tier: "gold", name: "Gold", ranks: "Rank 1", prizes: "Medal and certificate" },
          { tier: "silver", name: "Silver", ranks: "Rank 2", prizes: "Medal and certificate" },
          { tier: "bronze", name: "Bronze", ranks: "Rank 3", prizes: "Medal and certificate" },
        ]}
      />
    ),
  },
  {
    name: "marks-figure",
    show: () => (
      <dl>
        <MarksFigure marks={37} of={50}>
          Rank 73 of 240
        </MarksFigure>
      </dl>
    ),
  },
  {
    name: "receipt-document",
    show: () => <ReceiptDocument issuer={receiptIssuer} order={receiptOrder} />,
  },
  {
    name: "credit-note-document",
    show: () => <CreditNoteDocument issuer={receiptIssuer} order={receiptOrder} note={creditNote} />,
  },
  {
    name: "order-documents",
    show: () => <OrderDocuments issuer={receiptIssuer} order={receiptOrder} creditNotes={[creditNote]} />,
  },
  {
    name: "file-button",
    show: () => (
      <FileButton fileName="orders.csv" readRows={async () => ({ rows: [], isCut: false })} toText={() => ""}>
        Export these orders
      </FileButton>
    ),
  },
  {
    name: "distribution-chart",
    show: () => (
      <DistributionChart
        distribution={[0, 2, 5, 9, 14, 8, 3]}
        mean={3.7}
        marks={5}
        likely={{ from: 4, to: 6 }}
      />
    ),
  },
  {
    name: "compare-chart",
    show: () => (
      <CompareChart
        title="Registrations by class"
        rowName="Class"
        rows={[
          { name: "Class 5", current: 240, previous: 180 },
          { name: "Class 6", current: 120, previous: 150 },
        ]}
        currentName="Winter 2026-27"
        previousName="Winter 2025-26"
        format={String}
      />
    ),
  },
  {
    name: "email-text",
    show: () => (
      <p className="max-w-60 text-small wrap-anywhere">
        <EmailText email="lakshmi.venkatanarasimharaju@olympeak.example" />
      </p>
    ),
  },
  {
    name: "recorded-events",
    show: () => (
      <>
        <RecordedEvents silences={[]} events={[]} startedAt="2026-12-13T04:30:00Z" />
        <RecordedEvents
          silences={[]}
          events={[{ kind: "offline", atMs: 90_000, forMs: 45_000 }]}
          startedAt="2026-12-13T04:30:00Z"
        />
      </>
    ),
  },
  {
    name: "address-lines",
    show: () => (
      <AddressLines
        address={{
          recipient: "Asha Rao",
          isSchool: true,
          line1: "Sunrise Public School",
          line2: null,
          city: "Pune",
          region: "Maharashtra",
          pin: "411001",
          phone: "98765 43210",
        }}
      />
    ),
  },
  { name: "practice-paper-hint", show: () => <PracticePaperHint to="?" /> },
  { name: "rehearsal-hint", show: () => <RehearsalHint to="?" /> },
  {
    name: "picture-grid",
    show: () => (
      <PictureGrid
        pictures={[
          { key: "1", timeText: "10:00", picture: "/favicon.svg", isMissing: false },
          { key: "2", timeText: "10:05", picture: null, isMissing: false },
          { key: "3", timeText: "10:10", picture: null, isMissing: true },
        ]}
      />
    ),
  },
];
