import { expect, it } from "vitest";
import { awardTiers } from "./awards";
import { awardsIntro, awardsNotes, awardsPageTiers } from "./awards-page";

it("the awards page has the four tiers of docs/specification.md section 9", () => {
  expect(awardsPageTiers.map(({ name, ranks, prizes }) => [name, ranks, prizes])).toEqual([
    ["Gold", "Ranks 1 to 10", ["Scholarship", "Trophy", "Gift", "Gold medal", "Certificate"]],
    ["Silver", "Ranks 11 to 50", ["Gift", "Silver medal", "Certificate"]],
    ["Bronze", "Ranks 51 to 100", ["Bronze medal", "Certificate"]],
    ["Participation", "Every participant", ["Digital certificate"]],
  ]);
});

it("the awards page gives the three medals the same names, ranks and prizes as other pages", () => {
  expect(awardTiers).toHaveLength(3);
  for (const { tier, name, ranks, prizes } of awardTiers) {
    const full = awardsPageTiers.find((page) => page.tier === tier);
    expect(full).toMatchObject({ name, ranks });
    expect(full?.prizes.join(", ").toLowerCase()).toBe(prizes.toLowerCase());
  }
});

it("the awards page says when and to which address awards are sent, and the purpose of scholarships", () => {
  const notes = awardsNotes.map(({ text }) => text).join(" ");
  expect(notes).toContain("within two months of the result date");
  expect(notes).toContain("tuition fees and books");
  expect(notes).toContain("We announce the amount for each edition");
  expect(notes).toContain("to the home or school address you choose after the results");
  expect(awardsIntro.length).toBeLessThanOrEqual(160);
});
