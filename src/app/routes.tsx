import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { paths } from "../config/paths";
import { App } from "./app";
import { ErrorPage, NotFoundPage } from "./error-page";
import { QuietLayout } from "./layout/quiet-layout";
import { SiteLayout } from "./layout/site-layout";
import { lazyRoute } from "./lazy-route";

/** A route with a page in a chunk of its own. */
const page = (path: string, load: () => Promise<ComponentType>) => lazyRoute(load, { path });

const publicPages: RouteObject[] = [
  page(paths.home, async () => (await import("../pages/home")).HomePage),
  page(paths.olympiad, async () => (await import("../pages/olympiad")).OlympiadPage),
  page(paths.mockTestLanding, async () => (await import("../pages/mock-test-landing")).MockTestLandingPage),
  page(paths.mockTestResults, async () => (await import("../pages/mock-test-results")).MockTestResultsPage),
  page(paths.practicePaper, async () => (await import("../pages/practice-paper")).PracticePaperPage),
  page(
    paths.practicePaperResult,
    async () => (await import("../pages/practice-paper-result")).PracticePaperResultPage,
  ),
  page(paths.mistakes, async () => (await import("../pages/mistakes")).MistakesPage),
  page(paths.plan, async () => (await import("../pages/plan")).PlanPage),
  page(
    paths.questionOfTheDay,
    async () => (await import("../pages/question-of-the-day")).QuestionOfTheDayPage,
  ),
  page(paths.strengths, async () => (await import("../pages/strengths")).StrengthsPage),
  page(paths.login, async () => (await import("../pages/login")).LoginPage),
  page(paths.register, async () => (await import("../pages/register")).RegisterPage),
  page(paths.forgotPassword, async () => (await import("../pages/forgot-password")).ForgotPasswordPage),
  page(paths.resetPassword, async () => (await import("../pages/reset-password")).ResetPasswordPage),
  page(paths.guardianConsent, async () => (await import("../pages/guardian-consent")).GuardianConsentPage),
  page(paths.awards, async () => (await import("../pages/awards")).AwardsPage),
  page(paths.about, async () => (await import("../pages/about")).AboutPage),
  page(paths.contact, async () => (await import("../pages/contact")).ContactPage),
  page(paths.terms, async () => (await import("../pages/terms")).TermsPage),
  page(paths.privacy, async () => (await import("../pages/privacy")).PrivacyPage),
  page(paths.refunds, async () => (await import("../pages/refunds")).RefundsPage),
  page(paths.verify, async () => (await import("../pages/verify")).VerifyPage),
  page(paths.verifyCode, async () => (await import("../pages/verify-code")).VerifyCodePage),
  page(paths.ebookGuide, async () => (await import("../pages/ebook-request")).EbookGuidePage),
  page(paths.ebookPuzzles, async () => (await import("../pages/ebook-request")).EbookPuzzlesPage),
  page(
    paths.ebookGuideThankYou,
    async () => (await import("../pages/ebook-thank-you")).EbookGuideThankYouPage,
  ),
  page(
    paths.ebookPuzzlesThankYou,
    async () => (await import("../pages/ebook-thank-you")).EbookPuzzlesThankYouPage,
  ),
  page(
    paths.registrationThankYou,
    async () => (await import("../pages/registration-thank-you")).RegistrationThankYouPage,
  ),
  ...[paths.scienceExam, paths.mathExam, paths.computersExam, paths.englishExam].map((path) =>
    page(path, async () => (await import("../pages/exam-information")).ExamInformationPage),
  ),
];

const accountPages: RouteObject[] = [
  page(paths.studentDashboard, async () => (await import("../pages/student-dashboard")).StudentDashboardPage),
  page(paths.cartSummary, async () => (await import("../pages/cart-summary")).CartSummaryPage),
  page(paths.simpleCheckout, async () => (await import("../pages/cart-summary")).CartSummaryPage),
  page(paths.paymentSuccess, async () => (await import("../pages/payment-success")).PaymentSuccessPage),
  page(paths.studentDetails, async () => (await import("../pages/student-details")).StudentDetailsPage),
  page(paths.examRegistration, async () => (await import("../pages/exam-registration")).ExamRegistrationPage),
  page(paths.answerRecord, async () => (await import("../pages/answer-record")).AnswerRecordPage),
  page(paths.result, async () => (await import("../pages/result")).ResultPage),
  page(paths.review, async () => (await import("../pages/review")).ReviewPage),
  page(paths.certificate, async () => (await import("../pages/certificate")).CertificatePage),
  page(paths.adminPanel, async () => (await import("../pages/admin-panel")).AdminPanelPage),
];

const accountLayout = lazyRoute(async () => (await import("./account-layout")).AccountLayout, {
  children: accountPages,
});

/** Pages without header and footer, and with their own error screen. */
const quietPages: RouteObject[] = [
  page(paths.mockTest, async () => (await import("../pages/mock-test")).MockTestPage),
  page(
    paths.practicePaperRoom,
    async () => (await import("../pages/practice-paper-room")).PracticePaperRoomPage,
  ),
  // Not behind the login: a started exam continues without it, and the page asks for it when needed.
  page(paths.exam, async () => (await import("../pages/exam")).ExamPage),
];

/** Every path of the site (docs/specification.md section 2). Read this file first. */
export const routes: RouteObject[] = [
  {
    element: <App />,
    errorElement: <ErrorPage />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          // When a page fails, header and footer stay.
          {
            errorElement: <ErrorPage />,
            children: [...publicPages, accountLayout, { path: "*", element: <NotFoundPage /> }],
          },
        ],
      },
      {
        element: <QuietLayout />,
        children: [{ errorElement: <ErrorPage />, children: quietPages }],
      },
    ],
  },
];
