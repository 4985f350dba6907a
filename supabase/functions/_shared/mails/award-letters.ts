import * as v from "valibot";
import { examEntries, whichExam, type Letter } from "./exam-letter.ts";
import { formatDay } from "./format.ts";

/** An award that goes by post; courier and number are there once it was posted. */
const awardSchema = v.object({
  ...examEntries,
  paper_id: v.string(),
  courier: v.nullable(v.string()),
  consignment: v.nullable(v.string()),
  promised_on: v.string(),
  needs_new_address: v.boolean(),
});

type Award = v.InferOutput<typeof awardSchema>;

/** Which medal it is, and where it goes, stands on the page alone: a mail may be read by others than the family. */
const awardLetter = (award: Award, title: string, paragraphs: string[], button: string): Letter => ({
  title,
  paragraphs,
  facts: whichExam(award),
  path: `/result/${award.paper_id}`,
  button,
});

function askAddress(award: Award): Letter {
  return awardLetter(
    award,
    "Where may we send your award?",
    [
      "An award is waiting for you, and we do not know yet where it goes: home, or to your school. Please tell us on the page of the result.",
      "If you have awards in more than one subject, please look at each of them.",
    ],
    "Add your address",
  );
}

function tellPosted(award: Award): Letter {
  const letter = awardLetter(
    award,
    `${award.exam}: your award is on its way`,
    ["The parcel was handed to the courier. When it has arrived, please press so on the page of the result."],
    "See the award",
  );
  const facts: Letter["facts"] = [
    ["Courier", award.courier ?? ""],
    ["Number", award.consignment ?? ""],
  ];
  return { ...letter, facts: [...letter.facts, ...facts] };
}

function tellReturned(award: Award): Letter {
  return awardLetter(
    award,
    `${award.exam}: your award came back to us`,
    [
      award.needs_new_address
        ? "The parcel could not be delivered a second time. Please give us another address, such as the school's."
        : "The parcel could not be delivered. Please look at the address, and save it once it is right. We send it again, free of charge.",
    ],
    "See the address",
  );
}

function tellLate(award: Award): Letter {
  return awardLetter(
    award,
    `${award.exam}: your award is late`,
    [
      `We promised to send it by ${formatDay(award.promised_on)}, and it has not left yet. We are sorry. You need not do anything, and we write to you when it is posted.`,
    ],
    "See the award",
  );
}

const letters = {
  exam_address_email: askAddress,
  exam_posted_email: tellPosted,
  exam_returned_email: tellReturned,
  exam_late_email: tellLate,
} satisfies Record<string, (award: Award) => Letter>;

/**
 * A letter about an award that goes by post. `data` is private.exam_mail_data. Throws ValiError for data of another shape.
 */
export function writeAwardLetter(kind: keyof typeof letters, data: unknown): Letter {
  return letters[kind](v.parse(awardSchema, data));
}
