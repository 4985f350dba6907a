import { Drawing } from "./drawing";

type Tier = { tier: "gold" | "silver" | "bronze"; name: string; ranks: string; prizes: string };

/** The three medals with their ranks and prizes. */
export function MedalRow({ tiers }: { tiers: readonly Tier[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {tiers.map(({ tier, name, ranks, prizes }) => (
        <li
          key={tier}
          className="flex gap-4 rounded-card bg-paper p-5 shadow-card sm:grid sm:content-start sm:gap-3"
        >
          <Drawing name={tier} className="h-18 w-14 shrink-0" />
          <div>
            <h3 className="text-subheading">{name}</h3>
            <p className="text-small font-semibold">{ranks}</p>
            <p className="text-small text-ink-soft">{prizes}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
