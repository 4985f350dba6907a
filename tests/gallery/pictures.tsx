import { BookCover } from "../../src/ui/book-cover";
import { BrandMark } from "../../src/ui/brand-mark";
import { ClimbersScene } from "../../src/ui/climbers-scene";
import * as contactIcons from "../../src/ui/contact-icons";
import * as deviceIcons from "../../src/ui/device-icons";
import { Drawing } from "../../src/ui/drawing";
import * as icons from "../../src/ui/icons";
import * as layoutIcons from "../../src/ui/layout-icons";
import { LetterScene } from "../../src/ui/letter-scene";
import { Peaks } from "../../src/ui/peaks";
import * as peopleIcons from "../../src/ui/people-icons";
import { Cub } from "../../src/ui/cub/cub";
import { cubPoses } from "../../src/ui/cub/draw-cub";
import { ScoreClimb } from "../../src/ui/score-climb";
import { SubjectEmblem } from "../../src/ui/subject-emblem";
import { SummitScene } from "../../src/ui/summit-scene";
import * as testIcons from "../../src/ui/test-icons";
import type { Sample } from "./sample";

const row = "flex flex-wrap items-center gap-3";
const subjects = [
  "maths",
  "science",
  "english",
  "computer",
  "gk",
  "reasoning",
  "speedmaths",
  "spellbee",
] as const;
const drawings = [
  "gold",
  "silver",
  "bronze",
  "certificate",
  "scholarCap",
  "climb",
  "hills",
  "school",
] as const;
const allIcons = { ...icons, ...layoutIcons, ...contactIcons, ...deviceIcons, ...peopleIcons, ...testIcons };

/** Every icon with its name. The icons are read from the modules' exports, so that a new icon is shown automatically. */
function Icons() {
  return (
    <ul className={row}>
      {Object.entries(allIcons).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-1 text-small">
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Decorative parts. */
export const pictures: readonly Sample[] = [
  { name: "icons", show: () => <Icons /> },
  {
    name: "subject-emblem",
    show: () => (
      <p className={row}>
        {subjects.map((slug) => (
          <SubjectEmblem key={slug} slug={slug} />
        ))}
      </p>
    ),
  },
  {
    name: "brand-mark",
    show: () => (
      <p className={row}>
        <BrandMark />
        <span className="rounded-card bg-sky p-3">
          <BrandMark tone="white" />
        </span>
      </p>
    ),
  },
  {
    name: "drawing",
    show: () => (
      <p className={row}>
        {drawings.map((name) => (
          <Drawing key={name} name={name} className="max-w-full" />
        ))}
      </p>
    ),
  },
  {
    name: "cub",
    show: () => (
      <div className="flex flex-wrap gap-4">
        {cubPoses.map((pose) => (
          <Cub key={pose} pose={pose} className="size-36" />
        ))}
      </div>
    ),
  },
  {
    name: "score-climb",
    show: () => (
      <p className={row}>
        {[0, 60, 100].map((percentage) => (
          <ScoreClimb key={percentage} percentage={percentage} className="w-full max-w-64" />
        ))}
      </p>
    ),
  },
  { name: "book-cover", show: () => <BookCover title="A guide to olympiads" /> },
  {
    name: "scenes",
    show: () => (
      <div className={`${row} overflow-hidden rounded-card bg-sky p-5`}>
        <SummitScene />
        <ClimbersScene />
        <LetterScene />
      </div>
    ),
  },
  { name: "peaks", show: () => <Peaks className="h-20 w-full" /> },
];
