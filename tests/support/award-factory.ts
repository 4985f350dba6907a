/** The id of Asha's award. */
export const awardId = "aaa40000-0000-4000-8000-000000000001";

/** An award's delivery address, as the database returns it. */
export const addressReply = {
  recipient: "Ravi Verma",
  is_school: false,
  line_1: "12 Lake Road",
  line_2: null,
  city: "Pune",
  region: "Maharashtra",
  pin: "411001",
  phone: "9876543210",
};

/** An award in a reply to the site's query of `list_awards`, which renames the columns; tests change single fields. */
export function makeListedAward(changes: Record<string, unknown> = {}) {
  return {
    awardId,
    name: "Asha Verma",
    email: "asha@olympeak.example",
    examName: "Maths",
    className: "Class 5",
    medal: "silver",
    lines: ["gift", "medal"],
    state: "confirmed",
    promisedOn: "2027-05-01",
    isLate: false,
    obstacle: null,
    place: "Pune, Maharashtra",
    isSchool: false,
    courier: null,
    consignment: null,
    postedAt: null,
    deliveredAt: null,
    sendings: 0,
    undoableStep: null,
    ...changes,
  };
}

/** A reply of read_award: an award with its address and one recorded change. */
export function makeAwardDetails(changes: Record<string, unknown> = {}) {
  return {
    outcome: "award",
    address: addressReply,
    events: [
      {
        no: 1,
        kind: "address",
        old_state: "waiting",
        new_state: "confirmed",
        changed_at: "2027-03-02T05:00:00.000Z",
        by: "family",
        organiser: null,
        posting: null,
        old_posting: null,
      },
    ],
    ...changes,
  };
}

/** Asha's award in a reply to the site's query of `list_my_awards`, which renames the columns. */
export function makeMyAward(changes: Record<string, unknown> = {}) {
  return {
    awardId,
    paperId: "9a9e0000-0000-4000-8000-000000000041",
    subject: "Maths",
    className: "Class 5",
    edition: "Winter 2026-27",
    medal: "bronze",
    lines: ["medal"],
    state: "waiting",
    promisedOn: "2027-05-01",
    isLate: false,
    address: null,
    courier: null,
    consignment: null,
    postedOn: null,
    deliveredOn: null,
    needsNewAddress: false,
    ...changes,
  };
}
