import { lazy } from "react";
import type { RouteObject } from "react-router-dom";
import { paths } from "../config/paths";
import { reloadOnce } from "../lib/reload-once";
import { NotFoundPage } from "./error-page";
import { QuietLayout } from "./layout/quiet-layout";
import { SiteLayout } from "./layout/site-layout";
import { datedRoute, datedStaticRoute, pageRoute, staticRoute } from "./page-route";

const AccountLayout = lazy(async () => ({
  default: (await import("./account-layout").catch(reloadOnce)).AccountLayout,
}));

const publicPages: RouteObject[] = [
  datedRoute(
    paths.home,
    async () => (await import("../pages/home")).HomePage,
    async () => (await import("../pages/home")).fetchDatedParts(),
  ),
  datedStaticRoute(
    paths.olympiad,
    async () => (await import("../pages/olympiad")).OlympiadPage,
    async (params) => (await import("../features/site/olympiad/olympiad-texts")).prepareAddress(params),
  ),
  pageRoute(
    paths.mockTestLanding,
    async () => (await import("../pages/mock-test-landing")).MockTestLandingPage,
  ),
  pageRoute(
    paths.mockTestResults,
    async () => (await import("../pages/mock-test-results")).MockTestResultsPage,
  ),
  pageRoute(paths.login, async () => (await import("../pages/login")).LoginPage),
  pageRoute(paths.register, async () => (await import("../pages/register")).RegisterPage),
  pageRoute(paths.forgotPassword, async () => (await import("../pages/forgot-password")).ForgotPasswordPage),
  pageRoute(paths.resetPassword, async () => (await import("../pages/reset-password")).ResetPasswordPage),
  pageRoute(
    paths.guardianConsent,
    async () => (await import("../pages/guardian-consent")).GuardianConsentPage,
  ),
  datedStaticRoute(paths.awards, async () => (await import("../pages/awards")).AwardsPage),
  datedStaticRoute(paths.about, async () => (await import("../pages/about")).AboutPage),
  staticRoute(paths.contact, async () => (await import("../pages/contact")).ContactPage),
  datedStaticRoute(paths.terms, async () => (await import("../pages/terms")).TermsPage),
  datedStaticRoute(paths.privacy, async () => (await import("../pages/privacy")).PrivacyPage),
  staticRoute(paths.refunds, async () => (await import("../pages/refunds")).RefundsPage),
  pageRoute(paths.verify, async () => (await import("../pages/verify")).VerifyPage),
  pageRoute(paths.verifyCode, async () => (await import("../pages/verify-code")).VerifyCodePage),
  staticRoute(paths.ebookGuide, async () => (await import("../pages/ebook-request")).EbookGuidePage),
  staticRoute(paths.ebookPuzzles, async () => (await import("../pages/ebook-request")).EbookPuzzlesPage),
  staticRoute(
    paths.ebookGuideThankYou,
    async () => (await import("../pages/ebook-thank-you")).EbookGuideThankYouPage,
  ),
  staticRoute(
    paths.ebookPuzzlesThankYou,
    async () => (await import("../pages/ebook-thank-you")).EbookPuzzlesThankYouPage,
  ),
  staticRoute(
    paths.registrationThankYou,
    async () => (await import("../pages/registration-thank-you")).RegistrationThankYouPage,
  ),
  ...[paths.scienceExam, paths.mathExam, paths.computersExam, paths.englishExam].map((path) =>
    datedRoute(
      path,
      async () => (await import("../pages/exam-information")).ExamInformationPage,
      async () => (await import("../pages/exam-information")).fetchDatedParts(),
    ),
  ),
];

const accountPages: RouteObject[] = [
  pageRoute(
    paths.studentDashboard,
    async () => (await import("../pages/student-dashboard")).StudentDashboardPage,
  ),
  pageRoute(paths.cartSummary, async () => (await import("../pages/cart-summary")).CartSummaryPage),
  pageRoute(paths.simpleCheckout, async () => (await import("../pages/cart-summary")).CartSummaryPage),
  pageRoute(paths.paymentSuccess, async () => (await import("../pages/payment-success")).PaymentSuccessPage),
  pageRoute(paths.studentDetails, async () => (await import("../pages/student-details")).StudentDetailsPage),
  pageRoute(
    paths.examRegistration,
    async () => (await import("../pages/exam-registration")).ExamRegistrationPage,
  ),
  pageRoute(paths.receipt, async () => (await import("../pages/receipt")).ReceiptPage),
  pageRoute(paths.result, async () => (await import("../pages/result")).ResultPage),
  pageRoute(paths.review, async () => (await import("../pages/review")).ReviewPage),
  pageRoute(paths.certificate, async () => (await import("../pages/certificate")).CertificatePage),
  pageRoute(paths.adminPanel, async () => (await import("../pages/admin-panel")).AdminPanelPage),
];

/** Every address of the site (specification section 2). Read this file first. */
export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      ...publicPages,
      { element: <AccountLayout />, children: accountPages },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
  {
    element: <QuietLayout />,
    children: [
      pageRoute(paths.mockTest, async () => (await import("../pages/mock-test")).MockTestPage),
      // Not behind the login: a room that has begun goes on without it, and the page asks for it where it must.
      pageRoute(paths.exam, async () => (await import("../pages/exam")).ExamPage),
    ],
  },
];
