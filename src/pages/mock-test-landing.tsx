import { site } from "../config/site";
import { paths } from "../config/paths";
import { mockTestBenefits } from "../content/mock-test-benefits";
import { mockTestFaq } from "../content/mock-test-faq";
import { useChosenClass } from "../data/use-chosen-class";
import { PracticeLinks } from "../features/mock-test/daily/practice-links";
import { VisitorsDueNotice } from "../features/mock-test/deck/lazy-due-notice";
import { StartTest } from "../features/mock-test/start/start-test";
import { Accordion } from "../ui/accordion";
import { Card } from "../ui/card";
import { BookIcon, RepeatIcon, SparkIcon, TimerIcon } from "../ui/test-icons";
import { Peaks } from "../ui/peaks";
import { PracticePaperHint } from "../ui/practice-paper-hint";
import { Seo } from "../ui/seo";
import { WhatsappLink } from "../ui/whatsapp-link";

const benefitIcons = { attempts: RepeatIcon, timed: TimerIcon, bank: BookIcon, feedback: SparkIcon };

/** The benefits of practising here (docs/specification.md section 2). */
function Benefits() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {mockTestBenefits.map(({ key, title, text }) => {
        const Icon = benefitIcons[key];
        return (
          <li key={key} className="grid content-start gap-2 rounded-card bg-paper p-5 shadow-card">
            <Icon className="size-8 text-pink" />
            <h3 className="text-subheading">{title}</h3>
            <p className="text-small text-ink-soft">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** /free-mock-test: the choice of subject and class, the benefits, and parents' questions. */
export function MockTestLandingPage() {
  const classNumber = useChosenClass();
  return (
    <main className="pb-28 sm:pb-36">
      <Seo
        title={`Free olympiad mock tests for classes 1 to 12 · ${site.name}`}
        description="Free, timed olympiad mock tests with instant scores: 10 questions in 12 minutes, as often as you like."
        path={paths.mockTestLanding}
      />
      <section className="relative isolate overflow-hidden bg-dawn pt-10 pb-44 text-white sm:pt-14">
        <div className="mx-auto grid max-w-page gap-3 px-4">
          <h1 className="text-title">Free mock tests</h1>
          <p className="max-w-xl text-[1.125rem]">
            10 questions, 12 minutes, instant score. Take them as often as you like.
          </p>
        </div>
        <Peaks className="absolute inset-x-0 bottom-0 -z-10 h-40 w-full" />
      </section>
      <div className="mx-auto grid max-w-page gap-section-phone px-4 sm:gap-section">
        <Card className="relative -mt-32 sm:p-8">
          <StartTest />
        </Card>
        <VisitorsDueNotice />
        <PracticePaperHint to={paths.practicePaper} />
        <PracticeLinks classNumber={classNumber ?? undefined} />
        <section className="grid gap-6">
          <h2 className="text-title">Why practise here</h2>
          <Benefits />
        </section>
        <section className="grid gap-6 lg:grid-cols-[1fr_2fr]">
          <div className="grid content-start justify-items-start gap-4">
            <h2 className="text-title">Questions and answers</h2>
            <p className="text-ink-soft">Know a friend who would enjoy this?</p>
            <WhatsappLink
              text={`Free olympiad mock tests with instant scores, for classes 1 to 12, on ${site.name}:`}
              path={paths.mockTestLanding}
            >
              Share on WhatsApp
            </WhatsappLink>
          </div>
          <Accordion name="mock-test-faq" items={mockTestFaq} />
        </section>
      </div>
    </main>
  );
}
