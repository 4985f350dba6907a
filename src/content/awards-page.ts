/** What stands above the tiers. */
export const awardsIntro =
  "In every subject, the students of one class are ranked together. The first 100 ranks win an award, and everyone who takes part gets a digital certificate.";

/** The four tiers in full (specification section 9). Ranks are counted by subject and class. */
export const awardsPageTiers = [
  {
    tier: "gold",
    name: "Gold",
    ranks: "Ranks 1 to 10",
    prizes: ["Scholarship", "Trophy", "Gift", "Gold medal", "Certificate"],
    text: "The ten best results in a subject and class. The scholarship is meant for tuition fees and books.",
  },
  {
    tier: "silver",
    name: "Silver",
    ranks: "Ranks 11 to 50",
    prizes: ["Gift", "Silver medal", "Certificate"],
    text: "The next forty ranks: a strong result, with a medal to show for it.",
  },
  {
    tier: "bronze",
    name: "Bronze",
    ranks: "Ranks 51 to 100",
    prizes: ["Bronze medal", "Certificate"],
    text: "The ranks that complete the first hundred of the class.",
  },
  {
    tier: "participation",
    name: "Participation",
    ranks: "Every participant",
    prizes: ["Digital certificate"],
    text: "For every student who sits the exam, whatever the rank. It comes by email after the results.",
  },
] as const;

/** What winning means in practice (specification sections 1 and 9). */
export const awardsNotes = [
  {
    key: "delivery",
    title: "Within two months",
    text: "Awards are sent within two months of the result date, to the address you register with the result. If your school asks for them, they go to the school.",
  },
  {
    key: "certificates",
    title: "Certificates by email",
    text: "The digital certificate comes by email after the results, to the email address of the student's account.",
  },
  {
    key: "scholarships",
    title: "Scholarships",
    text: "Scholarships for ranks 1 to 10 are meant for tuition fees and books. Their details vary by year.",
  },
] as const;
