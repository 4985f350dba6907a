import { lazy } from "react";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { writeNumber } from "../content/number-words";
import { subjects } from "../content/subjects";
import { SubjectPicker } from "../features/site/home/subject-picker";
import { Section, Sections } from "../ui/section";
import { Seo } from "../ui/seo";
import { StaticPart } from "../ui/static-part";

const fetchHero = async () => ({ default: (await import("../features/site/home/hero")).Hero });
const fetchBody = async () => ({ default: (await import("../features/site/home/home-body")).HomeBody });
const Hero = lazy(fetchHero);
const HomeBody = lazy(fetchBody);
const SchoolsBanner = lazy(async () => ({
  default: (await import("../features/site/home/schools-banner")).SchoolsBanner,
}));

/** Fetches the script of the parts that tell days of the season. */
export async function fetchDatedParts(): Promise<void> {
  await Promise.all([fetchHero(), fetchBody()]);
}

/** /: what the olympiads are, when they are, and what can be won. Only the choice of a class needs script. */
export function HomePage() {
  return (
    <main>
      <Seo
        title={`${site.name}: online olympiads for classes 1 to 12`}
        description={`Free timed mock tests and online olympiad exams in ${writeNumber(subjects.length)} subjects for school students of classes 1 to 12.`}
        path={paths.home}
      />
      <StaticPart printsDays>
        <Hero />
      </StaticPart>
      <Sections>
        <StaticPart>
          <SchoolsBanner />
        </StaticPart>
        <Section
          title="Pick your subject"
          intro="Every olympiad is based on your class syllabus, but a step harder. 60 minutes. No negative marking."
        >
          <SubjectPicker />
        </Section>
        <StaticPart printsDays>
          <HomeBody />
        </StaticPart>
      </Sections>
    </main>
  );
}
