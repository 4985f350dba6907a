import { useLocation } from "react-router-dom";
import { paths } from "../../../config/paths";
import { site } from "../../../config/site";
import { examInformationIntro } from "../../../content/exam-information";
import { ButtonLink } from "../../../ui/button";
import { Seo } from "../../../ui/seo";
import { SkyHero } from "../../../ui/sky-hero";
import { SummitScene } from "../../../ui/summit-scene";
import { searchedNames } from "./searched-names";

/** The head and the hero of the exam information page. */
export function ExamInformationOpening() {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, "");
  return (
    <>
      <Seo
        title={`${searchedNames[path] ?? "Olympiad"} exam: dates, format and syllabus by class · ${site.name}`}
        description={examInformationIntro}
        path={path}
      />
      <SkyHero
        title="Challenge Yourself"
        lead={examInformationIntro}
        scene={<SummitScene className="w-full max-w-sm justify-self-center max-md:hidden" />}
      >
        <div className="flex flex-wrap gap-3 pt-1">
          <ButtonLink to={paths.studentDashboard}>Register for an exam</ButtonLink>
          <ButtonLink to={paths.mockTestLanding} variant="glass">
            Take a free mock test
          </ButtonLink>
        </div>
      </SkyHero>
    </>
  );
}
