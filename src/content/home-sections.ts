/** Why families take part (specification section 2, "Home"). */
export const homeBenefits = [
  {
    key: "confidence",
    title: "Build Confidence",
    text: "A fair exam at home, with no negative marking. Children may try every question and find out how much they can do.",
  },
  {
    key: "awards",
    title: "Prestigious Awards",
    text: "Gold, silver and bronze medals for the first 100 ranks in every subject and class.",
  },
  {
    key: "leaders",
    title: "Future Leaders",
    text: "Clear thinking, careful reading and calm under the clock: habits that stay long after the exam.",
  },
  {
    key: "instant",
    title: "Instant Access",
    text: "Start a free mock test now, on the device you have. You need no account for it.",
  },
] as const;

/** How it works, in four steps (specification section 2, "Home"). */
export const homeSteps = [
  {
    key: "register",
    title: "Register",
    text: "Create an account, choose the class, and pick one subject or several. You can do it without a school.",
  },
  {
    key: "practice",
    title: "Practice",
    text: "Take free mock tests: 10 questions in 12 minutes, as often as you like.",
  },
  {
    key: "exam",
    title: "Exam",
    text: "Sit the exam online, from home. You have 60 minutes, and a wrong answer costs nothing.",
  },
  {
    key: "performance",
    title: "Performance",
    text: "Results come by email and on the site. Your dashboard keeps your mock test scores.",
  },
] as const;

/** What can be won (specification section 2, "Home"). */
export const homeAwards = [
  {
    key: "medals",
    title: "Medals",
    text: "Gold for ranks 1 to 10, silver for 11 to 50, bronze for 51 to 100.",
  },
  {
    key: "certificates",
    title: "Certificates",
    text: "A digital certificate for everyone who takes part, by email after the results.",
  },
  {
    key: "scholarships",
    title: "Scholarships",
    text: "For ranks 1 to 10, meant for tuition fees and books. The details vary by year.",
  },
] as const;

/** What schools and families can rely on, told without names (specification section 2, "trusted-by-schools blurb"). */
export const schoolsBlurb = {
  title: "Made to be trusted by schools",
  text: "The questions follow what CBSE, ICSE and the state boards have in common, so they fit beside the school year. Students register on their own, and a school may ask to have its students' awards sent to the school.",
} as const;

/** Beside the way to the mock tests. */
export const mockTestBlurb = {
  title: "Free mock tests",
  text: "Ten questions, twelve minutes, and the score at once, with every answer explained. For every subject and class.",
} as const;

/** Beside the picture of the dashboard. */
export const dashboardBlurb = {
  title: "Everything in one dashboard",
  text: "Your exams and their dates, your mock test scores and your orders, in one place and on any device.",
} as const;
