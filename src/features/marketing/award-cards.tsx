import { awardTiers } from "../../content/awards";
import { Card } from "../../ui/card";
import { Medal } from "./medal";

/** The three medals and what comes with each. */
export function AwardCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {awardTiers.map(({ tier, name, ranks, prizes }) => (
        <li key={tier}>
          <Card className="grid h-full content-start gap-1">
            <Medal tier={tier} />
            <h3 className="mt-3 text-subheading">{name}</h3>
            <p className="text-small font-semibold text-ink-soft">{ranks}</p>
            <p>{prizes}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
