import { lazy, type ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { paths } from "../config/paths";
import { NotFoundPage } from "./error-page";
import { QuietLayout } from "./layout/quiet-layout";
import { SiteLayout } from "./layout/site-layout";
import { PlaceholderPage } from "./placeholder-page";

/** A page of its own chunk: fetched when its address is opened. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  const Page = lazy(async () => ({ default: await load() }));
  return { path, element: <Page /> };
}

function placeholder(path: string, title: string, coming: string): RouteObject {
  return { path, element: <PlaceholderPage title={title} coming={coming} /> };
}

const AccountLayout = lazy(async () => ({ default: (await import("./account-layout")).AccountLayout }));

const publicPages: RouteObject[] = [
  page(paths.home, async () => (await import("../pages/home")).HomePage),
  placeholder(
    paths.olympiad,
    "Olympiad",
    "What the olympiad asks, its syllabus, dates and awards, class by class.",
  ),
  page(paths.mockTestLanding, async () => (await import("../pages/mock-test-landing")).MockTestLandingPage),
  page(paths.mockTestResults, async () => (await import("../pages/mock-test-results")).MockTestResultsPage),
  page(paths.login, async () => (await import("../pages/login")).LoginPage),
  page(paths.register, async () => (await import("../pages/register")).RegisterPage),
  placeholder(paths.forgotPassword, "Forgot password", "A form that sends you a link to set a new password."),
  placeholder(paths.resetPassword, "Set a new password", "The form behind the link of the password mail."),
  placeholder(
    paths.awards,
    "Awards",
    "The four award tiers: gold, silver, bronze and a certificate for everybody.",
  ),
  placeholder(paths.about, "About us", "Who we are, and why every child may take part."),
  placeholder(paths.contact, "Contact", "How to reach us by e-mail, phone and WhatsApp."),
  placeholder(paths.terms, "Terms", "The terms of taking part."),
  placeholder(paths.privacy, "Privacy", "What we keep about a child, why, and for how long."),
  placeholder(paths.refunds, "Refunds", "When a fee is paid back, and how to ask for it."),
  placeholder(paths.ebookGuide, "Math Olympiad Guide", "The form that sends you the guide."),
  placeholder(paths.ebookPuzzles, "Math Olympiad Puzzles", "The form that sends you the puzzles."),
  placeholder(paths.ebookGuideThankYou, "Thank you", "An email with the attachment is on its way."),
  placeholder(paths.ebookPuzzlesThankYou, "Thank you", "An email with the attachment is on its way."),
  placeholder(paths.registrationThankYou, "Thank You!", "The confirmation of a registration."),
  placeholder(paths.scienceExam, "Exam information", "Syllabus and exam format of Science, grade by grade."),
  placeholder(paths.mathExam, "Exam information", "Syllabus and exam format of Mathematics, grade by grade."),
  placeholder(paths.computersExam, "Exam information", "Syllabus and exam format of Cyber, grade by grade."),
  placeholder(paths.englishExam, "Exam information", "Syllabus and exam format of English, grade by grade."),
];

const accountPages: RouteObject[] = [
  page(paths.studentDashboard, async () => (await import("../pages/student-dashboard")).StudentDashboardPage),
  page(paths.cartSummary, async () => (await import("../pages/cart-summary")).CartSummaryPage),
  page(paths.simpleCheckout, async () => (await import("../pages/cart-summary")).CartSummaryPage),
  page(paths.paymentSuccess, async () => (await import("../pages/payment-success")).PaymentSuccessPage),
  placeholder(
    paths.studentDetails,
    "Student details",
    "Name, class, school, guardian and phone, asked once.",
  ),
  placeholder(
    paths.examRegistration,
    "Exam registration",
    "The older registration form for several exams at once.",
  ),
  placeholder(
    paths.adminPanel,
    "Admin panel",
    "Registered students, payments, exams and pricing for the organisers.",
  ),
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
    children: [page(paths.mockTest, async () => (await import("../pages/mock-test")).MockTestPage)],
  },
];
