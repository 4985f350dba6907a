import type { AwardEvent, PostingError } from "../../../data/admin/award-steps";
import type { ListedAward, AwardStateFilter } from "../../../data/admin/awards";
import type { AwardLine, AwardState } from "../../../data/awards/award-states";

/** The delivery states as the panel shows them. */
export const stateTexts: Record<AwardState, string> = {
  waiting: "Waiting for an address",
  confirmed: "Address confirmed",
  packed: "Packed",
  posted: "Posted",
  delivered: "Delivered",
  returned: "Returned",
};

/** The names of the list's filters by delivery state. */
export const filterTexts: Record<AwardStateFilter, string> = { all: "All", late: "Overdue", ...stateTexts };

export const medalTexts: Record<ListedAward["medal"], string> = {
  gold: "Gold",
  silver: "Silver",
  bronze: "Bronze",
};

/** The names of the contents of a parcel. */
export const lineTexts: Record<AwardLine, string> = {
  scholarship: "scholarship letter",
  trophy: "trophy",
  gift: "gift",
  medal: "medal",
};

/**
 * @param lines the contents of a parcel
 * @returns `trophy, gift, medal`
 */
export const formatLines = (lines: readonly AwardLine[]): string =>
  lines.map((line) => lineTexts[line]).join(", ");

const invalidNumberText =
  "the tracking number must have 4 to 40 letters, digits and dashes, with two digits or more";

/** Why a step of an award is refused, or why a line of an imported list is refused. */
export const reasonTexts: Record<PostingError, string> = {
  held: "its result is withheld",
  withdrawn: "its result was withdrawn",
  deleted: "the account was deleted",
  own_award: "it belongs to your own account: another organiser must do it",
  new_address_needed: "it came back twice: the family must give another address",
  wrong_state: "it is not at this step",
  not_found: "there is no award with this id",
  twice: "this award is in the list twice",
  courier_missing: "the courier is missing",
  courier_too_long: "the courier’s name is longer than 40 characters",
  number_invalid: invalidNumberText,
};

/** The names of the events in an award's history. */
export const eventTexts: Record<AwardEvent["kind"], string> = {
  address: "Address given",
  raised: "Medal upgraded",
  packed: "Packed",
  posted: "Posted",
  delivered: "Delivered",
  returned: "Returned",
  taken_back: "Last step undone",
  corrected: "Courier or tracking number corrected",
  replaced: "Replacement to be sent",
  forgotten: "Address deleted",
};
