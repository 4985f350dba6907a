import { paths } from "../../../config/paths";
import { formatPrices } from "../../../content/exam-prices";
import { formatNumber } from "../../../content/number-words";
import { useExamCalendar } from "../../../content/use-exam-calendar";
import { ButtonLink } from "../../../ui/button";
import { Horizon } from "../../../ui/horizon";
import { SampleQuestion } from "./sample-question";

/** The top of the home page: the headline, the links to the mock tests and the registration, and a sample question. */
export function Hero() {
  const calendar = useExamCalendar();
  const price = formatPrices(calendar);
  const count = calendar.current.exams.length;
  const countInWords = formatNumber(count);
  const countText = countInWords.charAt(0).toUpperCase() + countInWords.slice(1);
  return (
    <section className="relative isolate overflow-hidden bg-sky text-white">
      <div className="mx-auto grid max-w-page items-center gap-10 px-4 pt-10 pb-44 sm:pt-16 lg:grid-cols-[1.05fr_.95fr] lg:pb-56">
        <div className="grid justify-items-start gap-5">
          <p className="rounded-full bg-white/15 px-4 py-2 text-small font-semibold max-sm:px-3 max-sm:text-[0.8125rem]">
            Chosen by parents · Classes 1 to 12
          </p>
          <h1 className="text-display">Win medals, certificates and scholarships</h1>
          <p className="max-w-md text-[1.125rem]">
            {countText} online {count === 1 ? "olympiad" : "olympiads"} to take at home this season. Practise
            free, take the exam for your class and see your rank.
            {price && ` Each exam costs ${price}.`}
          </p>
          <div className="flex flex-wrap gap-3 pt-1">
            <ButtonLink to={paths.mockTestLanding}>Take a free mock test</ButtonLink>
            <ButtonLink to={paths.studentDashboard} variant="glass">
              Register now
            </ButtonLink>
          </div>
        </div>
        <SampleQuestion />
      </div>
      <Horizon />
    </section>
  );
}
