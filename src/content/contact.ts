/** The hours of the phone (docs/specification.md section 2, "Contact page"). */
export const contactHours = "Monday to Friday, 9 am to 5 pm";

/** The time until a reply to a message (docs/specification.md section 9). */
export const contactReplyTime = "The team usually replies within 1 business day.";

/** How can we help? (docs/specification.md section 2, "Contact page"). */
export const contactAudiences = [
  {
    key: "families",
    title: "Parents & Students",
    text: "Ask about registering, the exam day, a payment or a result. Please write from your registered email address, so that we can find the account quickly.",
  },
  {
    key: "schools",
    title: "Schools",
    text: "Parents register their children directly, so the school does not have to do anything. Parents can ask us to send awards to your school. If many of your students are taking part, write to us, and we will help them to register and to prepare.",
  },
  {
    key: "tutors",
    title: "Tutors",
    text: "You are welcome to use the free mock tests in your classes. Tell us what your students find useful and what we should add.",
  },
  {
    key: "institutions",
    title: "Institutions",
    text: "Are you a coaching centre, a library or an NGO? Tell us about the children you work with, and we will help them take part.",
  },
  {
    key: "companies",
    title: "Companies",
    text: "Would you like to support scholarships or prizes, or tell your staff about the olympiads? We would be glad to talk.",
  },
  {
    key: "careers",
    title: "Careers",
    text: "Do you write good questions, teach or build software? Send us a few lines about yourself and your work.",
  },
] as const;
