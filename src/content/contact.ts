/** When the phone is answered (specification section 2, "Contact page"). */
export const contactHours = "Mon-Fri 9 AM-5 PM";

/** How soon a message is answered (specification section 9). */
export const contactReply = "The team usually replies within 1 business day.";

/** Whom we talk to (specification section 2, "Contact page"). */
export const contactAudiences = [
  {
    key: "families",
    title: "Parents & Students",
    text: "Ask about registering, the exam day, a payment or a result. Please write from the email address of the student's account, so that we find it at once.",
  },
  {
    key: "schools",
    title: "Schools",
    text: "Your students can register on their own. Write to us if you would like their awards sent to the school, or if you plan to take part as a group.",
  },
  {
    key: "tutors",
    title: "Tutors",
    text: "You are welcome to use the free mock tests in your lessons. Tell us what helps your students, and what is missing.",
  },
  {
    key: "institutions",
    title: "Institutions",
    text: "Coaching centres, libraries, charities: tell us about the children you work with and how they might take part.",
  },
  {
    key: "companies",
    title: "Companies",
    text: "Would you like to support scholarships or prizes, or to tell your staff about the olympiads? We are glad to talk.",
  },
  {
    key: "careers",
    title: "Careers",
    text: "Do you write good questions, teach well or build careful software? Send us a few lines about yourself and your work.",
  },
] as const;
