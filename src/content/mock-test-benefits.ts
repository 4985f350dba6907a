/** Why to practise here (specification section 2, "Free mock test landing"). */
export const mockTestBenefits = [
  {
    key: "attempts",
    title: "Unlimited attempts",
    text: "Take as many tests as you like. All of them are free.",
  },
  {
    key: "timed",
    title: "Timed practice",
    text: "Ten questions in twelve minutes, with a clock as in the exam.",
  },
  {
    key: "bank",
    title: "Question bank",
    text: "A new mix each time, written for your class and its syllabus.",
  },
  {
    key: "feedback",
    title: "Instant feedback",
    text: "Your score at once, with every answer and why it is right.",
  },
] as const;
