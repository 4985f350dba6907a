/** Why to practise here (docs/specification.md section 2, "Free mock test landing"). */
export const mockTestBenefits = [
  {
    key: "attempts",
    title: "Unlimited attempts",
    text: "Take as many tests as you like. All of them are free.",
  },
  {
    key: "timed",
    title: "Timed practice",
    text: "10 questions in 12 minutes, with a clock as in the exam.",
  },
  {
    key: "bank",
    title: "Question bank",
    text: "A new mix of questions each time, written for your class and its syllabus.",
  },
  {
    key: "feedback",
    title: "Instant feedback",
    text: "See your score straight away, with every answer explained.",
  },
] as const;
