/** One season of olympiads. Days are calendar days in India. */
export type Edition = {
  name: string;
  registrationOpensOn: string;
  resultsOn: string;
  /** By exam code, in the order of the days. Registration closes the day before. */
  exams: readonly { code: string; examOn: string }[];
};

/**
 * The current edition, as the public pages print it (docs of the design, section 3 no. 3). The database decides what
 * can be bought; a test holds this equal to what the database was seeded with.
 */
export const currentEdition: Edition = {
  name: "Winter 2026-27",
  registrationOpensOn: "2026-07-01",
  resultsOn: "2027-03-01",
  exams: [
    { code: "ISBO", examOn: "2026-12-19" },
    { code: "IGKO", examOn: "2026-12-20" },
    { code: "ISMO", examOn: "2027-01-02" },
    { code: "IRO", examOn: "2027-01-03" },
    { code: "IEO", examOn: "2027-01-09" },
    { code: "ISO", examOn: "2027-01-10" },
    { code: "ICO", examOn: "2027-01-16" },
    { code: "IMO", examOn: "2027-01-17" },
  ],
};
