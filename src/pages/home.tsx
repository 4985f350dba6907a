import { site } from "../config/site";
import { currentEdition } from "../content/editions";
import { AwardCards } from "../features/marketing/award-cards";
import { Hero } from "../features/marketing/hero";
import { ImportantDates } from "../features/marketing/important-dates";
import { Section } from "../features/marketing/section";
import { SubjectCards } from "../features/marketing/subject-cards";
import { formatIst } from "../lib/dates";
import { Seo } from "../ui/seo";

/** /: what the olympiads are, when they are, and what can be won. */
export function HomePage() {
  return (
    <main>
      <Seo
        title={`${site.name}: online olympiads for classes 1 to 12`}
        description="Free timed mock tests and online olympiad exams in eight subjects for school students of classes 1 to 12."
      />
      <Hero />
      <Section
        title="Pick your subject"
        intro="Each olympiad follows your class's syllabus, one notch up. Sixty minutes, no negative marking."
      >
        <SubjectCards />
      </Section>
      <Section
        title="Important dates"
        intro={`${currentEdition.name} edition. Register up to the day before your exam; results on ${formatIst(currentEdition.resultsOn, "date")}.`}
        className="pt-0 sm:pt-0"
      >
        <ImportantDates />
      </Section>
      <Section
        title="What you can win"
        intro="Awards go to the top 100 in every subject and class. Everyone who takes part gets a certificate."
        className="bg-linear-to-b from-violet-tint to-pink-tint"
      >
        <AwardCards />
      </Section>
    </main>
  );
}
