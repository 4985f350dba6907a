import { paths } from "../config/paths";
import { site } from "../config/site";
import { formatNumber } from "../content/number-words";
import { subjects } from "../content/subjects";
import { Hero } from "../features/site/home/hero";
import { HomeBody } from "../features/site/home/home-body";
import { SchoolsBanner } from "../features/site/home/schools-banner";
import { SubjectPicker } from "../features/site/home/subject-picker";
import { Section, Sections } from "../ui/section";
import { Seo } from "../ui/seo";

/** /: the home page, with the olympiads, their dates and the awards. */
export function HomePage() {
  return (
    <main>
      <Seo
        title={`${site.name}: online olympiads for classes 1 to 12`}
        description={`Free timed mock tests and online olympiad exams in ${formatNumber(subjects.length)} subjects for school students of classes 1 to 12.`}
        path={paths.home}
      />
      <Hero />
      <Sections>
        <SchoolsBanner />
        <Section
          title="Pick your subject"
          intro="The questions follow your class syllabus and go one step further. 60 minutes. No negative marking."
        >
          <SubjectPicker />
        </Section>
        <HomeBody />
      </Sections>
    </main>
  );
}
