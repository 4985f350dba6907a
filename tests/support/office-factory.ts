/** A reply of `read_office`: two organisers, a second factor is required, and no change of the office is requested. */
export function makeOffice(overrides: Record<string, unknown> = {}) {
  return {
    is_second_factor_required: true,
    is_single_organiser: false,
    organisers: [
      { id: "a", name: "Meera", email: "admin@olympeak.example", is_you: true },
      { id: "b", name: "Vikram", email: "organiser@olympeak.example", is_you: false },
    ],
    changes: [],
    ...overrides,
  };
}
