/** Why families take part (docs/specification.md section 2, "Home"). */
export const homeBenefits = [
  {
    key: "confidence",
    title: "Build Confidence",
    text: "A fair exam at home, with no negative marking. Your child can attempt every question without fear of losing marks.",
  },
  {
    key: "awards",
    title: "Prestigious Awards",
    text: "Gold, silver and bronze medals for the top 100 in every subject and class.",
  },
  {
    key: "leaders",
    title: "Future Leaders",
    text: "Your child practises thinking clearly, reading carefully and staying calm when time is short. A good leader needs all three.",
  },
  {
    key: "instant",
    title: "Instant Access",
    text: "Start a free mock test now, on any device. No account needed.",
  },
] as const;

/** How it works, in four steps (docs/specification.md section 2, "Home"). */
export const homeSteps = [
  {
    key: "register",
    title: "Register",
    text: "Create an account, choose your class and pick one or more subjects. You don’t need your school to register you.",
  },
  {
    key: "practice",
    title: "Practice",
    text: "Take free mock tests: 10 questions in 12 minutes, as often as you like.",
  },
  {
    key: "exam",
    title: "Exam",
    text: "Take the exam online, from home. You have 60 minutes, and no marks are cut for wrong answers.",
  },
  {
    key: "performance",
    title: "Performance",
    text: "We email you when the results are out, and your dashboard shows your marks, rank and certificate.",
  },
] as const;

/** Awards (docs/specification.md section 2, "Home"). */
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
    text: "For ranks 1 to 10, to help with tuition fees and books. We announce the amount for each edition; it may change each time.",
  },
] as const;

/**
 * Reasons for schools and families to trust us, without names (docs/specification.md section 2, "trusted-by-schools blurb").
 */
export const schoolsBlurb = {
  title: "Made for schools and families alike",
  text: "Our questions follow topics common to CBSE, ICSE and the state boards, so they support what your child is learning at school. Families register directly. On request, we send awards to the school.",
} as const;

/** The text beside the link to the mock tests. */
export const mockTestBlurb = {
  title: "Free mock tests",
  text: "10 questions in 12 minutes. See your score straight away, with every answer explained. For every subject and class.",
} as const;

/** The text beside the preview of the dashboard. */
export const dashboardBlurb = {
  title: "Everything in one dashboard",
  text: "Your exams and their dates, your mock test scores and your orders, in one place and on any device.",
} as const;
