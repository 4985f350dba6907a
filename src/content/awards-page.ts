/** The text above the tiers. */
export const awardsIntro =
  "Students of the same class are ranked together in each subject. The top 100 win an award, and everyone who takes part gets a digital certificate.";

/** The four tiers in full (docs/specification.md section 9). Ranks are counted by subject and class. */
export const awardsPageTiers = [
  {
    tier: "gold",
    name: "Gold",
    ranks: "Ranks 1 to 10",
    prizes: ["Scholarship", "Trophy", "Gift", "Gold medal", "Certificate"],
    text: "For the ten best results in a subject and class. The scholarship helps with tuition fees and books.",
  },
  {
    tier: "silver",
    name: "Silver",
    ranks: "Ranks 11 to 50",
    prizes: ["Gift", "Silver medal", "Certificate"],
    text: "For the next forty ranks. A silver medal shows a strong performance.",
  },
  {
    tier: "bronze",
    name: "Bronze",
    ranks: "Ranks 51 to 100",
    prizes: ["Bronze medal", "Certificate"],
    text: "For the next fifty ranks in a subject and class.",
  },
  {
    tier: "participation",
    name: "Participation",
    ranks: "Every participant",
    prizes: ["Digital certificate"],
    text: "For every student who takes the exam. We email it after the results.",
  },
] as const;

/** How awards work in practice (docs/specification.md sections 1 and 9). */
export const awardsNotes = [
  {
    key: "delivery",
    title: "Within two months",
    text: "We send awards within two months of the result date, to the home or school address you choose after the results.",
  },
  {
    key: "certificates",
    title: "Certificates by email",
    text: "Every certificate is digital. We email it after the results to your registered email address, and you can print it yourself.",
  },
  {
    key: "scholarships",
    title: "Scholarships",
    text: "Ranks 1 to 10 win a scholarship, to help with tuition fees and books. We announce the amount for each edition; it may change each time.",
  },
] as const;
