import type { Strength, StrengthLevel } from "../../../engine/mock-test/strengths";
import { cn } from "../../../lib/cn";
import { describeCount, describeLevel } from "./describe-strength";

const levelClasses: Readonly<Record<StrengthLevel, string>> = {
  untried: "border-dashed border-control bg-paper",
  few: "border-line bg-mist",
  weak: "border-gold-edge bg-gold-tint",
  good: "border-green bg-green-tint",
};

function Tile({ strength }: { strength: Strength }) {
  const { topic, level, isFading, right, tried } = strength;
  return (
    <li
      className={cn(
        "grid content-between gap-2 rounded-small border p-2.5 sm:p-3",
        levelClasses[level],
        // Paler, to show that the topic is fading.
        isFading && "border-dashed bg-[image:linear-gradient(rgb(255_255_255/.6),rgb(255_255_255/.6))]",
      )}
    >
      <p className="leading-snug font-semibold wrap-anywhere max-lg:text-small">{topic}</p>
      <div className="grid gap-1.5">
        {tried > 0 && (
          <>
            <p className="text-small tabular">{describeCount(strength)}</p>
            <span
              aria-hidden="true"
              className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
            >
              <span
                className={cn(
                  "block h-full rounded-full forced-colors:bg-[Highlight]",
                  level === "weak" ? "bg-gold-edge" : "bg-green",
                )}
                style={{ width: `${(100 * right) / tried}%` }}
              />
            </span>
          </>
        )}
        <p className="text-small text-ink-soft">{describeLevel(strength)}</p>
      </div>
    </li>
  );
}

/** The topics as tiles, coloured by level, each with the number of answers behind it. */
export function StrengthGrid({ strengths }: { strengths: readonly Strength[] }) {
  return (
    <ul aria-label="Topics" className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-4">
      {strengths.map((strength) => (
        <Tile key={strength.topic} strength={strength} />
      ))}
    </ul>
  );
}
