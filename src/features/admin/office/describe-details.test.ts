import { expect, it } from "vitest";
import { describeDetails } from "./describe-details";

it.each<[string, unknown, string[]]>([
  [
    "an edition with its changed fields only",
    {
      edition_id: "ed171000-0000-4000-8000-000000000001",
      before: { name: "Winter 2026-27", camera: "optional", registration_opens_on: null },
      after: { name: "Winter 2026-27", camera: "off", registration_opens_on: "2026-07-01" },
    },
    ["Camera: optional → off", "Registration opens on: none → 2026-07-01"],
  ],
  [
    "the current edition",
    { before: "Winter 2026-27", after: "Summer 2027" },
    ["Winter 2026-27 → Summer 2027"],
  ],
  ["a paper", { paper_id: "77fd3022-0000-4000-8000-000000000001", before: "sealed" }, ["Before: sealed"]],
  [
    "a price",
    {
      exam_id: "77fd3022-0000-4000-8000-000000000001",
      before: { price_paise: 25000 },
      after: { price_paise: 30050 },
    },
    ["Price: ₹250 → ₹300.50"],
  ],
  [
    "a decision with a time, a list and a yes",
    { until: "2026-12-01T06:00:00Z", questions: [3, 7], is_on: true, fingerprint: "ab12" },
    ["Until: 1 Dec 2026, 11:30 am IST", "Questions: 3, 7", "Is on: yes"],
  ],
  ["a searched list", { state: "posted", is_search: true }, ["State: posted", "Used the search"]],
  ["a list without a search or filter, in no lines", { state: null, status: "", is_search: false }, []],
  [
    "an entry with only ids, in no lines",
    { paper_id: "77fd3022-0000-4000-8000-000000000001", offset: 0 },
    [],
  ],
])("describes %s", (_, details, lines) => {
  expect(describeDetails(details)).toEqual(lines);
});
