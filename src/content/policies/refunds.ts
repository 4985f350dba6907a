import { site } from "../../config/site";
import { policiesLastChanged, type Policy } from "./policy";

/**
 * The refund policy (docs/specification.md section 9, "Refunds"; the deduction rule: docs/design.md section 3 no. 14).
 */
export const refunds: Policy = {
  title: "Refunds",
  lastChanged: policiesLastChanged,
  intro: "When you can get a refund of an exam fee, how to ask for it and how long it takes.",
  sections: [
    {
      heading: "In short",
      paragraphs: [
        "If we cancel an exam, we refund its fee; you do not have to ask. Otherwise we refund a fee only for a payment error, a double payment or a system failure. Ask within 2 business days of registration or before the exam date, whichever is earlier. We process the refund in 7 to 10 business days, to the account you paid from.",
      ],
    },
    {
      heading: "When you get a refund",
      paragraphs: ["Apart from exams that we cancel, we refund a fee only in these three cases:"],
      list: [
        "payment error: you were charged a wrong amount, or charged without being registered",
        "double payment: you paid for the same exam twice",
        "system failure: a fault on our side affected your payment or registration",
      ],
    },
    {
      heading: "Time limit",
      paragraphs: [
        "Ask within 2 business days of registration, or before the exam date, whichever is earlier. The day you pay counts as the day of registration. Business days are Monday to Friday, and a day ends at midnight in India (IST).",
        "Suppose you register on a Thursday. Friday and Monday are the two business days, so you can ask until the end of Monday. If the exam is on the Sunday in between, you can ask until the end of Saturday.",
        "You cannot ask for a refund on or after the exam date, or once you have started the exam. If something goes wrong during an exam, our terms say how we help: with extra time, or by letting you take the exam later with a different question paper (a reserve paper).",
      ],
    },
    {
      heading: "If we cancel an exam",
      paragraphs: [
        "You do not need to ask. Everyone registered for that exam gets a full refund, even if they had already started it. The other exams in your order are not affected.",
      ],
    },
    {
      heading: "What we cannot refund",
      paragraphs: ["We cannot refund a fee when:"],
      list: [
        "you change your mind, or you cannot take the exam on the exam day",
        "you missed the exam or did not finish it",
        "your device, browser or internet did not work",
        "you chose the wrong class or subject",
        "the student was disqualified",
      ],
    },
    {
      heading: "Transaction fees",
      paragraphs: [
        "We charge no transaction or administration fees at present, so you get the full amount back. If we charge them in future, we will refund them only if the mistake was ours; otherwise they are non-refundable.",
      ],
    },
    {
      heading: "Fees cannot be transferred",
      paragraphs: [
        "Exam fees are non-transferable: you cannot pass them on to another student, exam or edition.",
      ],
    },
    {
      heading: "How to ask",
      paragraphs: [
        `Open the order in your dashboard and ask for a refund there, or write to ${site.helpEmail} from your registered email address. Please tell us:`,
      ],
      list: [
        "the order number or payment id from the confirmation email",
        "which exam it is about",
        "what happened, in a sentence or two",
      ],
    },
    {
      heading: "What happens next",
      paragraphs: [
        "We usually reply within 1 business day. If a refund is due, it is processed in 7 to 10 business days to the original method of payment: the card, account or UPI address you paid with. Your bank may take a little longer to show it.",
        "Once we refund the full fee of an exam, your registration for that exam ends. If you paid twice and we refund the second payment, your registration remains valid.",
        "If one order was charged twice, our system refunds the second payment automatically; write to us if you do not hear from us. If you paid for the same exam in two separate orders, please ask for a refund of one of them.",
      ],
    },
    {
      heading: "If you disagree with our decision",
      paragraphs: [
        `Ask us to look again: write to ${site.helpEmail} or call ${site.helpPhone}, Monday to Friday, 9 am to 5 pm. This policy does not affect your rights as a consumer.`,
      ],
    },
  ],
};
