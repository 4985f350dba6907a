import { homeAwards } from "../../content/home-sections";
import { Card } from "../../ui/card";
import { Certificate } from "../../ui/certificate";
import { Medal } from "../../ui/medal";
import { ScholarCap } from "../../ui/scholar-cap";

const drawings = {
  medals: (
    <span className="flex items-end -space-x-4">
      <Medal metal="silver" className="h-18" />
      <Medal metal="gold" className="relative h-24" />
      <Medal metal="bronze" className="h-18" />
    </span>
  ),
  certificates: <Certificate className="h-22" />,
  scholarships: <ScholarCap className="h-22" />,
};

/** What can be won (specification section 2, "Home"). */
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
