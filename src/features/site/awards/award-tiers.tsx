import { awardsPageTiers } from "../../../content/awards-page";
import { CheckList } from "../../../ui/check-list";
import { Drawing } from "../../../ui/drawing";

/** The four tiers of awards, with taller medals for higher ranks (docs/specification.md section 9). */
export function AwardTiers() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {awardsPageTiers.map(({ tier, name, ranks, prizes, text }) => (
        <li key={tier} className="grid content-start gap-3 rounded-card bg-paper p-6 shadow-card">
          <span className="flex h-28 items-end">
            {tier === "participation" ? (
              <Drawing name="certificate" className="h-24 w-auto" />
            ) : (
              <Drawing name={tier} className="h-28 w-auto" />
            )}
          </span>
          <h3 className="text-heading">{name}</h3>
          <p className="-mt-2 font-semibold text-violet">{ranks}</p>
          <CheckList items={prizes} />
          <p className="border-t border-line pt-3 text-small text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
