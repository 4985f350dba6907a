import { canPractise } from "../../../engine/mock-test/mistakes";
import { useExplanations } from "../../../data/use-explanations";
import { Notice } from "../../../ui/notice";

type Props = { subjectSlug: string; classNumber: number; mistake: string };

/**
 * What the test will practise. Only what the set itself words so is repeated: the address can say anything. Nothing until
 * the set has come.
 */
export function PracticeNotice({ subjectSlug, classNumber, mistake }: Props) {
  const explanations = useExplanations(subjectSlug, classNumber);
  if (!explanations) return null;
  return (
    <Notice tone="info">
      {canPractise(mistake, explanations) ? (
        <>
          This test looks again at what went wrong: <strong className="font-semibold">{mistake}</strong>. At
          least two of its questions are about it.
        </>
      ) : (
        "There are too few questions about that mistake just now, so this test is a mixed one."
      )}
    </Notice>
  );
}
