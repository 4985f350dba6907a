import { lazy } from "react";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { writeNumber } from "../content/number-words";
import { subjects } from "../content/subjects";
import { SubjectPicker } from "../features/home/subject-picker";
import { Section, Sections } from "../ui/section";
import { Seo } from "../ui/seo";
import { StaticPart } from "../ui/static-part";

const Hero = lazy(async () => ({ default: (await import("../features/home/hero")).Hero }));
const SchoolsBanner = lazy(async () => ({
  default: (await import("../features/home/schools-banner")).SchoolsBanner,
}));
const HomeBody = lazy(async () => ({ default: (await import("../features/home/home-body")).HomeBody }));

/** /: what the olympiads are, when they are, and what can be won. Only the choice of a class needs script. */
export function HomePage() {
  return (
    <main>
      <Seo
        title={`${site.name}: online olympiads for classes 1 to 12`}
        description={`Free timed mock tests and online olympiad exams in ${writeNumber(subjects.length)} subjects for school students of classes 1 to 12.`}
        path={paths.home}
      />
      <StaticPart>
        <Hero />
      </StaticPart>
      <Sections>
        <StaticPart>
          <SchoolsBanner />
        </StaticPart>
        <Section
          title="Pick your subject"
          intro="Each olympiad follows your class's syllabus, one notch up. Sixty minutes, no negative marking."
        >
          <SubjectPicker />
        </Section>
        <StaticPart>
          <HomeBody />
        </StaticPart>
      </Sections>
    </main>
  );
}
