/** The award tiers by rank in a subject and class (docs/specification.md section 9). */
export const awardTiers = [
  {
    tier: "gold",
    name: "Gold",
    ranks: "Ranks 1 to 10",
    prizes: "Scholarship, trophy, gift, gold medal, certificate",
  },
  { tier: "silver", name: "Silver", ranks: "Ranks 11 to 50", prizes: "Gift, silver medal, certificate" },
  { tier: "bronze", name: "Bronze", ranks: "Ranks 51 to 100", prizes: "Bronze medal, certificate" },
] as const;
