/** All paths of the site (docs/specification.md section 2). Links must use these constants. */
export const paths = {
  home: "/",
  olympiad: "/olympiads/:subject?/:class?",
  mockTestLanding: "/free-mock-test",
  mockTest: "/mocktest",
  mockTestResults: "/mocktestresults",
  practicePaper: "/practice-paper",
  practicePaperRoom: "/practice-paper/exam",
  practicePaperResult: "/practice-paper/result",
  mistakes: "/mistakes",
  strengths: "/strengths",
  plan: "/plan",
  questionOfTheDay: "/question-of-the-day/:class?",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgotpassword",
  resetPassword: "/reset-password",
  studentDashboard: "/studentdashboard",
  studentDetails: "/studentdetailsform",
  adminPanel: "/adminpanel",
  cartSummary: "/cartsummary",
  simpleCheckout: "/simplecheckout",
  paymentSuccess: "/paymentsuccess",
  awards: "/awards",
  about: "/aboutus",
  contact: "/contact",
  terms: "/terms",
  privacy: "/privacy",
  refunds: "/refunds",
  ebookGuide: "/formmathguide",
  ebookPuzzles: "/formmathproblems",
  ebookGuideThankYou: "/thankyouguide",
  ebookPuzzlesThankYou: "/thankyoupuzzles",
  registrationThankYou: "/thankyouregistration",
  scienceExam: "/competitions/science",
  mathExam: "/competitions/math",
  computersExam: "/competitions/computers",
  englishExam: "/competitions/english",
  examRegistration: "/examregistration",
  exam: "/exam/:paper",
  answerRecord: "/answer-record/:attempt",
  guardianConsent: "/consent",
  result: "/result/:paper",
  review: "/review/:paper",
  certificate: "/certificate/:code",
  verify: "/verify",
  verifyCode: "/verify/:code",
} as const;

/**
 * Pages that depend on the user or on stored data: they are built as empty shells, never indexed and never counted. A
 * path with a parameter matches any value.
 */
export const shellPaths: readonly string[] = [
  paths.mockTest,
  paths.mockTestResults,
  paths.practicePaper,
  paths.practicePaperRoom,
  paths.practicePaperResult,
  paths.mistakes,
  paths.strengths,
  paths.plan,
  paths.resetPassword,
  paths.studentDashboard,
  paths.studentDetails,
  paths.adminPanel,
  paths.cartSummary,
  paths.simpleCheckout,
  paths.paymentSuccess,
  paths.examRegistration,
  paths.exam,
  paths.answerRecord,
  paths.guardianConsent,
  paths.result,
  paths.review,
  paths.certificate,
  paths.verifyCode,
];

/** The tabs of the dashboard (docs/specification.md section 2), by their names in the URL and the navigation state. */
export const dashboardTabs = ["myExams", "mockExams", "transactions", "profile", "books"] as const;

export type DashboardTab = (typeof dashboardTabs)[number];

/**
 * @param tab the tab
 * @returns its URL; the dashboard opens with the exams tab
 */
export function dashboardPath(tab: DashboardTab): string {
  return tab === "myExams" ? paths.studentDashboard : `${paths.studentDashboard}?tab=${tab}`;
}

/**
 * @param subject the subject's slug
 * @param classNumber 1 to 12
 * @returns the URL of the dashboard that puts the subject's exam into the cart; a new student's class is preselected
 */
export function buyPath(subject: string, classNumber: number): string {
  return `${paths.studentDashboard}?buy=${subject}&class=${classNumber}`;
}

/**
 * @param paperId the paper's id
 * @returns the path of the page that shows the exam's lobby, the exam and its end
 */
export function examPath(paperId: string): string {
  return paths.exam.replace(":paper", paperId);
}

/** The path of the exam rehearsal. It has no class, because public pages do not know the visitor's. */
export const rehearsalPath = examPath("rehearsal");

/**
 * @param attemptId the attempt's id
 * @returns the path of the attempt's answer record
 */
export function answerRecordPath(attemptId: string): string {
  return paths.answerRecord.replace(":attempt", attemptId);
}

/**
 * @param paperId the paper's id
 * @returns the path of the logged-in student's result
 */
export function resultPath(paperId: string): string {
  return paths.result.replace(":paper", paperId);
}

/**
 * @param paperId the paper's id
 * @returns the path of the logged-in student's review
 */
export function reviewPath(paperId: string): string {
  return paths.review.replace(":paper", paperId);
}

/**
 * @param code the certificate's code
 * @returns the path of the page on which the certificate's student sees and prints it
 */
export function certificatePath(code: string): string {
  return paths.certificate.replace(":code", code);
}

/**
 * @param code a certificate's code
 * @returns the path of the page on which anybody can check the certificate
 */
export function verifyPath(code: string): string {
  return paths.verifyCode.replace(":code", code);
}

/**
 * @param attemptId the attempt's id
 * @returns the URL in the admin panel of the pictures that the camera took
 */
export function pictureSheetPath(attemptId: string): string {
  return `${paths.adminPanel}?section=day&view=pictures&attempt=${attemptId}`;
}

/**
 * @param subject the subject's slug, such as `maths`
 * @param classNumber 1 to 12
 * @returns the path of that olympiad's page
 */
export function olympiadPath(subject: string, classNumber: number): string {
  return paths.olympiad.replace(":subject?", subject).replace(":class?", `class${classNumber}`);
}

/**
 * @param subject the subject's slug
 * @param classNumber 1 to 12
 * @param mistake the id of a mistake to practise; without it, an ordinary test
 * @returns the URL of the mock tests' landing page with these values preselected
 */
export function mockTestStartPath(subject: string, classNumber: number, mistake?: string): string {
  const path = `${paths.mockTestLanding}?subject=${subject}&class=${classNumber}`;
  return mistake === undefined ? path : `${path}&mistake=${encodeURIComponent(mistake)}`;
}

/**
 * @param subject the subject's slug
 * @param classNumber 1 to 12
 * @returns the URL of the practice papers, with that subject and class preselected
 */
export function practicePaperPath(subject: string, classNumber: number): string {
  return `${paths.practicePaper}?subject=${subject}&class=${classNumber}`;
}

/**
 * @param subject the subject's slug
 * @param classNumber 1 to 12
 * @param topic a topic of the syllabus
 * @returns the URL of the mock tests' landing page with that topic preselected
 */
export function topicMockTestStartPath(subject: string, classNumber: number, topic: string): string {
  return `${mockTestStartPath(subject, classNumber)}&topic=${encodeURIComponent(topic)}`;
}

/**
 * @param classNumber 1 to 12; without it the choice of a class is shown
 * @returns the path of that class's question of the day
 */
export function questionOfTheDayPath(classNumber?: number): string {
  const path = paths.questionOfTheDay.replace("/:class?", "");
  return classNumber === undefined ? path : `${path}/${classNumber}`;
}

/**
 * @param subject the subject's slug; without it the first one is shown
 * @returns the URL of the plan to that subject's exam day
 */
export function planPath(subject?: string): string {
  return subject === undefined ? paths.plan : `${paths.plan}?subject=${subject}`;
}

/**
 * @param subject the subject's slug
 * @param classNumber 1 to 12
 * @returns the path of the static question file (docs/specification.md section 7)
 */
export function questionFilePath(subject: string, classNumber: number): string {
  return `/data/class${classNumber}-${subject}.json`;
}

/**
 * @param file the drawing's file name in a question
 * @returns its path
 */
export function figurePath(file: string): string {
  return `/data/figures/${file}`;
}

/** The link in the header of the exam screens that leads back to the dashboard. */
export const dashboardLink = { path: paths.studentDashboard, label: "Go to the dashboard" };
