import { site } from "../config/site";
import { StartPaper } from "../features/mock-test/start/start-paper";
import { Card } from "../ui/card";
import { CheckList } from "../ui/check-list";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

const expectations = [
  "The sections, the question list and the clock work as in the exam.",
  "Each subject and class has three papers. A few questions may be in more than one of them.",
  "You get your marks by section and topic, and an explanation of every answer. There is no rank, award or certificate.",
  "The paper and its result stay on this device only, and are not saved in your account. Once started, the paper works without internet.",
];

/** /practice-paper: the choice of a full practice paper. */
export function PracticePaperPage() {
  return (
    <main className="mx-auto grid max-w-page grid-cols-1 content-start gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Full practice papers · ${site.name}`} noindex />
      <PageHeading title="Full practice papers">
        These papers are as long as the real exam, and look and work just like it. Take them free, as often as
        you like.
      </PageHeading>
      <Card className="border border-line sm:p-8">
        <StartPaper />
      </Card>
      <section className="grid gap-4">
        <h2 className="text-heading">What to expect</h2>
        <CheckList items={expectations} />
      </section>
    </main>
  );
}
