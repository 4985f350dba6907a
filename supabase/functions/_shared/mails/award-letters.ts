import * as v from "valibot";
import { examEntries, listExamFacts, type Letter } from "./exam-letter.ts";
import { formatDay } from "./format.ts";

/** An award that is sent by post. The courier and the tracking number are set once it is posted. */
const awardSchema = v.object({
  ...examEntries,
  paper_id: v.string(),
  courier: v.nullable(v.string()),
  consignment: v.nullable(v.string()),
  promised_on: v.string(),
  needs_new_address: v.boolean(),
});

type Award = v.InferOutput<typeof awardSchema>;

/** Returns an email about an award. It names no medal and no address, because other people might read it. */
const createAwardLetter = (award: Award, title: string, paragraphs: string[], button: string): Letter => ({
  title,
  paragraphs,
  facts: listExamFacts(award),
  path: `/result/${award.paper_id}`,
  button,
});

function composeAddressRequest(award: Award): Letter {
  return createAwardLetter(
    award,
    "Where should we send your award?",
    [
      "Your award is ready. Please tell us on your result page whether to send it to your home or to your school.",
      "If you have awards in more than one subject, please check each of them.",
    ],
    "Add your address",
  );
}

function composePostedLetter(award: Award): Letter {
  const letter = createAwardLetter(
    award,
    `${award.exam}: your award is on its way`,
    ["We have given the parcel to the courier. When it arrives, please confirm on your result page."],
    "See the award",
  );
  const facts: Letter["facts"] = [
    ["Courier", award.courier ?? ""],
    ["Number", award.consignment ?? ""],
  ];
  return { ...letter, facts: [...letter.facts, ...facts] };
}

function composeReturnedLetter(award: Award): Letter {
  return createAwardLetter(
    award,
    `${award.exam}: your award came back to us`,
    [
      award.needs_new_address
        ? "The courier could not deliver the parcel again. Please give us another address, such as the school’s."
        : "The courier could not deliver the parcel. Please check the address and save it. We will send the parcel again, free of charge.",
    ],
    "Check your address",
  );
}

function composeLateLetter(award: Award): Letter {
  return createAwardLetter(
    award,
    `${award.exam}: your award is late`,
    [
      `We promised to send it by ${formatDay(award.promised_on)}, and we have not posted it yet. We are sorry. You do not need to do anything. We will email you when we post it.`,
    ],
    "See the award",
  );
}

const letters = {
  exam_address_email: composeAddressRequest,
  exam_posted_email: composePostedLetter,
  exam_returned_email: composeReturnedLetter,
  exam_late_email: composeLateLetter,
} satisfies Record<string, (award: Award) => Letter>;

/**
 * Writes an email about an award that is sent by post. `data` is private.exam_mail_data. Throws ValiError for
 * invalid data.
 */
export function composeAwardLetter(kind: keyof typeof letters, data: unknown): Letter {
  return letters[kind](v.parse(awardSchema, data));
}
