import { canPractise } from "../../../engine/mock-test/mistakes";
import { useExplanations } from "../../../data/use-explanations";
import { Notice } from "../../../ui/notice";

type Props = { subjectSlug: string; classNumber: number; mistake: string };

/**
 * The mistake that the test will practise. Only the set's own words are repeated: the address can say anything. Nothing until
 * the set has come.
 */
export function PracticeNotice({ subjectSlug, classNumber, mistake }: Props) {
  const explanations = useExplanations(subjectSlug, classNumber);
  if (!explanations) return null;
  return (
    <Notice tone="info">
      {canPractise(mistake, explanations) ? (
        <>
          This test helps you fix this mistake: <strong className="font-semibold">{mistake}</strong>. At least
          two questions are about it.
        </>
      ) : (
        "There are not enough questions on that mistake right now, so this test is mixed."
      )}
    </Notice>
  );
}
