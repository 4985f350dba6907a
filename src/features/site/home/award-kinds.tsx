import { homeAwards } from "../../../content/home-sections";
import { Card } from "../../../ui/card";
import { Drawing } from "../../../ui/drawing";

const drawings = {
  medals: (
    <span className="flex flex-wrap items-end">
      <Drawing name="silver" className="h-18 w-auto" />
      <Drawing name="gold" className="relative -mx-4 h-24 w-auto" />
      <Drawing name="bronze" className="h-18 w-auto" />
    </span>
  ),
  certificates: <Drawing name="certificate" className="h-22 w-auto" />,
  scholarships: <Drawing name="scholarCap" className="h-22 w-auto" />,
};

/** The awards (docs/specification.md section 2, "Home"). */
export function AwardKinds() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {homeAwards.map(({ key, title, text }) => (
        <li key={key}>
          <Card className="grid h-full content-start gap-1">
            <span className="mb-3 flex h-24 items-end">{drawings[key]}</span>
            <h3 className="text-subheading">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
