import { useState } from "react";
import { AccountCard } from "../../src/ui/account-card";
import { Button, ButtonLink } from "../../src/ui/button";
import { ErrorScreen } from "../../src/ui/error-screen";
import { TextField } from "../../src/ui/field";
import { PageHeading } from "../../src/ui/page-heading";
import { PolicyText } from "../../src/ui/policy-text";
import { SkyHero } from "../../src/ui/sky-hero";
import { SummitScene } from "../../src/ui/summit-scene";
import { TestBar } from "../../src/ui/test-parts/test-bar";
import { TestClock } from "../../src/ui/test-parts/test-clock";
import { TestHeader } from "../../src/ui/test-parts/test-header";
import { TestLayout } from "../../src/ui/test-parts/test-layout";
import { QuestionCard } from "../../src/ui/test-parts/question-card";
import { ThankYouCard } from "../../src/ui/thank-you-card";
import { ignore, type Sample } from "./sample";
import { SamplePalette, sampleQuestion } from "./test-parts";

const question = sampleQuestion("last");

/** A test at its last question, with unanswered questions. */
function TestScreen() {
  const [isMarked, setMarked] = useState(true);
  const [answer, setAnswer] = useState<string>();
  return (
    <TestLayout
      header={
        <TestHeader
          name="Science · Class 5"
          detail="Winter 2026"
          exitLink={{ path: "?", label: "Back" }}
          share={0.9}
          note={<p>Saved</p>}
        >
          <TestClock secondsLeft={290} totalSeconds={3600} isHidden={false} onToggle={ignore} />
        </TestHeader>
      }
      palette={<SamplePalette counts={[10]} />}
      bar={
        <TestBar
          isFirst={false}
          isMarked={isMarked}
          unansweredCount={3}
          onMark={() => setMarked(!isMarked)}
          onStep={ignore}
          onFinish={ignore}
          finishLabel="Finish"
        />
      }
    >
      <QuestionCard
        question={question}
        number={10}
        total={10}
        answer={answer}
        onChoose={(_, value) => setAnswer(value)}
      />
    </TestLayout>
  );
}

/** Parts that are a whole page or have the page's only main heading. */
export const screens: readonly Sample[] = [
  {
    name: "account-card",
    show: () => (
      <AccountCard title="Log in" intro="With the email of your account.">
        <TextField label="Email" />
        <Button>Log in</Button>
      </AccountCard>
    ),
  },
  {
    name: "thank-you-card",
    show: () => (
      <ThankYouCard title="Thank you" text="The book is on its way to your inbox.">
        <ButtonLink to="?">To the gallery</ButtonLink>
      </ThankYouCard>
    ),
  },
  {
    name: "error-screen",
    show: () => (
      <ErrorScreen reason="404 Not Found" text="There is no such page.">
        <ButtonLink to="?">To the gallery</ButtonLink>
      </ErrorScreen>
    ),
  },
  {
    name: "page-heading",
    show: () => (
      <main className="p-4">
        <PageHeading title="Your profile">What we know about the student.</PageHeading>
      </main>
    ),
  },
  {
    name: "sky-hero",
    show: () => (
      <main>
        <SkyHero title="Climb higher" lead="Olympiads for classes 1 to 12." scene={<SummitScene />}>
          <ButtonLink to="?">To the gallery</ButtonLink>
        </SkyHero>
      </main>
    ),
  },
  {
    name: "policy-text",
    show: () => (
      <main>
        <PolicyText
          policy={{
            title: "Refunds",
            lastChanged: "Last changed on 28 November 2026",
            intro: "When money is returned.",
            sections: [
              { heading: "Before the exam", paragraphs: ["The whole fee."], list: ["By UPI", "By card"] },
              { heading: "After the exam", paragraphs: ["Nothing."] },
            ],
          }}
        />
      </main>
    ),
  },
  { name: "test-layout", show: () => <TestScreen /> },
];
