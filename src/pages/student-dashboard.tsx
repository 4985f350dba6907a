import { useQuery } from "@tanstack/react-query";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { catalogueQuery } from "../data/catalogue";
import { studentQuery } from "../data/students";
import { useSession } from "../data/use-session";
import { LazyAwardNotices } from "../features/account/award-delivery/lazy-award-notices";
import { AddToCartButton } from "../features/account/cart/add-to-cart-button";
import { useExamToBuy } from "../features/account/cart/use-exam-to-buy";
import { CartBar } from "../features/account/cart/cart-bar";
import { useAfterPurchase } from "../features/account/cart/use-after-purchase";
import { useCartSnapshot } from "../features/account/cart/use-cart-snapshot";
import { OwnExamCard } from "../features/site/catalogue/exam-card";
import { ExamGrid } from "../features/site/catalogue/exam-grid";
import { findNextExam, listOffers } from "../features/site/catalogue/offers";
import { PendingPaymentNotice } from "../features/account/checkout/pending-payment-notice";
import { BooksPanel } from "../features/account/dashboard/books-panel";
import { ConsentButton } from "../features/account/guardian-consent/consent-button";
import { LazyFamilyConsents } from "../features/account/guardian-consent/lazy-family-consents";
import { DashboardLayout } from "../features/account/dashboard/dashboard-layout";
import { tabTitles, useTab } from "../features/account/dashboard/tabs";
import { Greeting } from "../features/account/dashboard/greeting";
import { findSubjectByName } from "../content/subjects";
import { PracticeLinks } from "../features/mock-test/daily/practice-links";
import { LazyDueNotice } from "../features/mock-test/deck/lazy-due-notice";
import { MockHistory } from "../features/mock-test/progress/mock-history";
import { NextExamBanner } from "../features/account/dashboard/next-exam-banner";
import { describeMyExam, waitsForConsent } from "../features/exam/my-exams/describe-my-exam";
import { MyExams, RehearsalCard, Today } from "../features/exam/my-exams/my-exams";
import { useSortedExams } from "../features/exam/my-exams/use-sorted-exams";
import { OrderList } from "../features/account/dashboard/order-list";
import { LazyProfilePanel } from "../features/account/profile/lazy-profile-panel";
import { RequestRefund } from "../features/account/refunds/request-refund";
import { dayInIndia } from "../lib/day-in-india";
import { LoadedView } from "../ui/loaded-view";
import { PracticePaperHint } from "../ui/practice-paper-hint";
import { Seo } from "../ui/seo";

/** The Exams tab: the next exam, bought exams with their results, practice, and exams to buy. */
function ExamsPanel({ studentId, email }: { studentId: string; email: string }) {
  const catalogue = useQuery(catalogueQuery(studentId));
  const student = useQuery(studentQuery(studentId)).data;
  const offers = catalogue.data ? listOffers(catalogue.data, new Date(catalogue.dataUpdatedAt)) : [];
  useCartSnapshot(offers);
  useExamToBuy(offers);
  const finishPurchase = useAfterPurchase();
  const sortedExams = useSortedExams(studentId, catalogue.data);
  const nextExam = findNextExam(offers);
  const nextEnrolledExam = nextExam && sortedExams.enrolled.get(nextExam.id);
  return (
    <>
      <Greeting student={student} edition={catalogue.data?.edition ?? undefined} />
      <PendingPaymentNotice studentId={studentId} onConfirmed={finishPurchase} />
      <Today sortedExams={sortedExams}>
        <NextExamBanner
          exam={nextExam}
          today={dayInIndia(new Date(catalogue.dataUpdatedAt))}
          classId={student?.classId ?? null}
          devicePath={nextEnrolledExam ? describeMyExam(nextEnrolledExam).to : undefined}
          consentButton={
            nextEnrolledExam &&
            waitsForConsent(nextEnrolledExam) && (
              <ConsentButton studentId={studentId} email={email} className="w-full sm:w-auto">
                Guardian&rsquo;s consent
              </ConsentButton>
            )
          }
        />
      </Today>
      <LazyDueNotice studentId={studentId} />
      <PracticeLinks
        classNumber={student?.class?.number}
        subject={nextEnrolledExam ? findSubjectByName(nextExam.name)?.slug : undefined}
      />
      <LazyAwardNotices studentId={studentId} hasResults={sortedExams.hasResults} />
      <MyExams
        sortedExams={sortedExams}
        offers={offers.filter(({ status }) => status === "enrolled")}
        renderCard={(offer, nextStep) => <OwnExamCard offer={offer} nextStep={nextStep} />}
      />
      {sortedExams.rehearsal && <RehearsalCard rehearsal={sortedExams.rehearsal} />}
      <LoadedView query={catalogue} label="Loading the exams">
        {() => (
          <section className="grid gap-4">
            <h2 className="text-heading">Olympiads this season</h2>
            <ExamGrid
              offers={offers}
              classNumber={student?.class?.number ?? null}
              renderAction={({ id, name, pricePaise }) => (
                <AddToCartButton examId={id} examName={name} pricePaise={pricePaise} />
              )}
            />
          </section>
        )}
      </LoadedView>
      <CartBar />
    </>
  );
}

/** /studentdashboard: the five tabs; each has its own loading, empty and failed state. */
export function StudentDashboardPage() {
  const session = useSession();
  const tab = useTab();
  const student = useQuery({
    ...studentQuery(session?.studentId ?? ""),
    enabled: session !== null && tab === "mockExams",
  }).data;
  if (!session) return null;
  const { studentId, email } = session;
  const consents = <LazyFamilyConsents studentId={studentId} email={email} />;
  return (
    <>
      <Seo title={`${tabTitles[tab]} · ${site.name}`} noindex />
      <DashboardLayout
        panels={{
          myExams: <ExamsPanel studentId={studentId} email={email} />,
          mockExams: (
            <MockHistory studentId={studentId} classNumber={student?.class?.number}>
              <LazyDueNotice studentId={studentId} />
              <PracticePaperHint to={paths.practicePaper} />
            </MockHistory>
          ),
          transactions: (
            <OrderList studentId={studentId} renderAction={(order) => <RequestRefund order={order} />} />
          ),
          profile: <LazyProfilePanel studentId={studentId} email={email} consents={consents} />,
          books: <BooksPanel />,
        }}
      />
    </>
  );
}
