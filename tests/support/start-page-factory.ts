/** A reply of `read_start_page` without open tasks, and with one exam bought this season. */
export function makeStartPage(changes: Record<string, unknown> = {}) {
  return {
    waiting: {
      refunds: 0,
      second_organiser: 0,
      voids: 0,
      late_answers: 0,
      failed_mails: 0,
      failed_publications: 0,
      missing_papers: 0,
      late_awards: 0,
      // Corrected names on certificates that need a second organiser.
      names: 0,
      no_device_check: 0,
      organiser_changes: 0,
      unrefunded: 0,
    },
    // Where the waiting tasks are, by kind.
    places: {},
    // The exams of the next 30 days that lack a start time, a paper or helpline hours.
    unprepared: [] as object[],
    today: [],
    figures: {
      edition: "Winter 2026-27",
      first_day: "2026-11-01",
      last_edition: "Summer 2025",
      by_day: [{ day_no: 2, now: 1, before: 2, now_paise: 25000, before_paise: 50000 }],
      by_exam: [{ name: "Maths", now: 1, before: 2, now_paise: 25000, before_paise: 50000 }],
      by_class: [{ name: "Class 5", now: 1, before: 2, now_paise: 25000, before_paise: 50000 }],
    },
    server_day: "2026-11-28",
    ...changes,
  };
}
