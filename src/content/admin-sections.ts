/** The sections of the admin panel, in the order of their tabs. */
export const adminSections = [
  { id: "start", label: "Start" },
  { id: "families", label: "Find a family" },
  { id: "students", label: "Registered Students" },
  { id: "payments", label: "Payments" },
  { id: "exams", label: "Manage Exams" },
  { id: "pricing", label: "Pricing" },
  { id: "papers", label: "Papers" },
  { id: "day", label: "Exam day" },
  { id: "results", label: "Results" },
  { id: "awards", label: "Awards" },
  { id: "exports", label: "Exports" },
  { id: "office", label: "Office" },
] as const;
