import { useQuery } from "@tanstack/react-query";
import { site } from "../config/site";
import { catalogueQuery } from "../data/catalogue";
import { studentQuery } from "../data/students";
import { useSession } from "../data/use-session";
import { LazyAwardNotices } from "../features/account/award-delivery/lazy-award-notices";
import { AddToCartButton } from "../features/account/cart/add-to-cart-button";
import { useBuyWish } from "../features/account/cart/use-buy-wish";
import { CartBar } from "../features/account/cart/cart-bar";
import { useAfterPurchase } from "../features/account/cart/use-after-purchase";
import { useCartSnapshot } from "../features/account/cart/use-cart-snapshot";
import { ExamGrid } from "../features/site/catalogue/exam-grid";
import { findNextExam, listOffers } from "../features/site/catalogue/offers";
import { PendingPayment } from "../features/account/checkout/pending-payment";
import { BooksPanel } from "../features/account/dashboard/books-panel";
import { LazyFamilyConsents } from "../features/account/guardian-consent/lazy-family-consents";
import { DashboardLayout } from "../features/account/dashboard/dashboard-layout";
import { Greeting } from "../features/account/dashboard/greeting";
import { MockHistory } from "../features/mock-test/progress/mock-history";
import { NextExamBanner } from "../features/account/dashboard/next-exam-banner";
import { ComingUp, findWay, OtherExams } from "../features/exam/my-exams/exam-ways";
import { useSortedExams } from "../features/exam/my-exams/use-sorted-exams";
import { OrderList } from "../features/account/dashboard/order-list";
import { LazyProfilePanel } from "../features/account/profile/lazy-profile-panel";
import { RequestRefund } from "../features/account/refunds/request-refund";
import { LoadedView } from "../ui/loaded-view";
import { Seo } from "../ui/seo";

/** The Exams tab: what comes next, what can be bought, what has been bought. */
function MyExams({ studentId }: { studentId: string }) {
  const catalogue = useQuery(catalogueQuery(studentId));
  const student = useQuery(studentQuery(studentId)).data;
  const offers = catalogue.data ? listOffers(catalogue.data, new Date(catalogue.dataUpdatedAt)) : [];
  useCartSnapshot(offers);
  useBuyWish(offers);
  const finish = useAfterPurchase();
  const mine = useSortedExams(studentId, catalogue.data);
  return (
    <>
      <Greeting student={student} edition={catalogue.data?.edition ?? undefined} />
      <LazyAwardNotices studentId={studentId} hasResults={mine.hasResults} />
      <PendingPayment studentId={studentId} onConfirmed={finish} />
      <ComingUp mine={mine}>
        <NextExamBanner exam={findNextExam(offers)} classId={student?.classId ?? null} />
      </ComingUp>
      <LoadedView query={catalogue} label="Loading the exams">
        {() => (
          <ExamGrid
            offers={offers}
            classNumber={student?.class?.number ?? null}
            action={(offer) => <AddToCartButton examId={offer.id} examName={offer.name} />}
            way={(offer) => findWay(mine, offer)}
          />
        )}
      </LoadedView>
      <OtherExams exams={mine.others} />
      <CartBar />
    </>
  );
}

/** /studentdashboard: the five tabs; each brings its own loading, empty and failed state. */
export function StudentDashboardPage() {
  const session = useSession();
  if (!session) return null;
  const { studentId, email } = session;
  const consents = <LazyFamilyConsents studentId={studentId} />;
  return (
    <>
      <Seo title={`Dashboard · ${site.name}`} noindex />
      <DashboardLayout
        panels={{
          myExams: <MyExams studentId={studentId} />,
          mockExams: <MockHistory studentId={studentId} />,
          transactions: (
            <OrderList studentId={studentId} action={(order) => <RequestRefund order={order} />} />
          ),
          profile: <LazyProfilePanel studentId={studentId} email={email} consents={consents} />,
          books: <BooksPanel />,
        }}
      />
    </>
  );
}
