import { site } from "../../config/site";
import { policiesLastChanged, type Policy } from "./policy";

/** When a fee is paid back (specification section 9, "Refunds"; the deduction rule: design section 3 no. 14). */
export const refunds: Policy = {
  title: "Refunds",
  lastChanged: policiesLastChanged,
  intro: "When an exam fee is paid back, until when you can ask for it, and how long it takes.",
  sections: [
    {
      heading: "In short",
      paragraphs: [
        "An exam fee is paid back for a payment error, a double payment or a failure of our system. Ask within 2 business days of registration or before the exam date, whichever is earlier. The refund is processed in 7 to 10 business days, to the account you paid from.",
      ],
    },
    {
      heading: "When a fee is paid back",
      paragraphs: ["In these three cases, and only in these:"],
      list: [
        "payment error: you were charged a wrong amount, or charged without being registered",
        "double payment: the same exam was paid for twice",
        "system failure: a fault on our side",
      ],
    },
    {
      heading: "Until when you can ask",
      paragraphs: [
        "Within 2 business days of registration, or before the exam date, whichever is earlier. Business days are Monday to Friday, and days end at midnight in India (IST).",
        "An example: you register on a Thursday. Friday and Monday are the two business days, so you can ask until the end of Monday. If the exam is on the Sunday between, you can ask until the end of Saturday.",
        "After the exam there is no refund. Nor can a refund be asked for once the exam was begun.",
      ],
    },
    {
      heading: "When we call an exam off",
      paragraphs: [
        "Then you need not ask: the whole fee of that exam goes back to everyone registered, also to who had begun it. The other exams of the order stay.",
      ],
    },
    {
      heading: "What is not paid back",
      paragraphs: ["We cannot refund a fee when:"],
      list: [
        "you change your mind, or the day does not suit you any more",
        "the exam was missed or not finished",
        "the device, browser or internet connection at your place did not work",
        "a wrong class or subject was chosen",
        "the student was disqualified",
      ],
    },
    {
      heading: "Fees of the transaction",
      paragraphs: [
        "Transaction and administration fees are non-refundable. We do not deduct them when the refund is due to our own error.",
        "Exam fees are non-transferable: they cannot be passed on to another student, exam or edition.",
      ],
    },
    {
      heading: "How to ask",
      paragraphs: [
        `Open the order in your dashboard and ask for a refund there, or write to ${site.helpEmail} from the email address of the account. Please give us:`,
      ],
      list: [
        "the order number or the payment id, as in the confirmation email",
        "the exam it is about",
        "what happened, in a sentence or two",
      ],
    },
    {
      heading: "What happens then",
      paragraphs: [
        "We usually reply within 1 business day. A refund that is due is processed in 7 to 10 business days to the original method of payment: the card, account or UPI address you paid with. Your bank may take a little longer to show it.",
        "When the whole fee of an exam is paid back, the registration for that exam ends.",
        "If the same order was paid twice, our system finds the second payment and starts its refund by itself. If you see two charges and hear nothing from us, please write anyway.",
      ],
    },
    {
      heading: "If we do not agree",
      paragraphs: [
        `Ask us to look again: write to ${site.helpEmail} or call ${site.helpPhone}, Monday to Friday, 9 AM to 5 PM. Nothing in this policy takes away a right that you have as a consumer.`,
      ],
    },
  ],
};
