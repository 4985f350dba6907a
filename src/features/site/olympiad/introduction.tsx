import type { OlympiadSections } from "../../../content/olympiads/olympiad-sections";
import { cn } from "../../../lib/cn";
import { BookIcon, FlagIcon } from "../../../ui/test-icons";
import { TargetIcon } from "../../../ui/icons";
import { TextSection } from "./text-section";

const icons = {
  about: { Icon: BookIcon, className: "bg-violet-tint text-violet" },
  participate: { Icon: TargetIcon, className: "bg-pink-tint text-[#b8266b]" },
  grow: { Icon: FlagIcon, className: "bg-gold-tint text-[#8a5a00]" },
};

function SectionIcon({ name }: { name: keyof typeof icons }) {
  const { Icon, className } = icons[name];
  return (
    <span className={cn("grid size-12 place-items-center rounded-full", className)}>
      <Icon />
    </span>
  );
}

/** The sections About Us, Participate and Grow: what this olympiad is, who can take part, and what a child gains. */
export function Introduction({ sections }: { sections: OlympiadSections }) {
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1.25fr_1fr]">
      <div className="grid gap-3">
        <SectionIcon name="about" />
        <TextSection {...sections.about} />
      </div>
      <div className="grid gap-3 rounded-hero bg-paper p-6 shadow-card sm:p-8 lg:row-span-2">
        <SectionIcon name="participate" />
        <TextSection {...sections.participate} />
      </div>
      <div className="grid gap-3">
        <SectionIcon name="grow" />
        <TextSection {...sections.grow} />
      </div>
    </div>
  );
}
