import { useMistakeTexts } from "../../../data/use-mistake-texts";
import { Notice } from "../../../ui/notice";

type Props = { subjectSlug: string; classNumber: number; mistake: string };

/**
 * The mistake that the test will practise. Nothing where the set has no such mistake: the address can say anything, and the
 * test is then an ordinary one.
 */
export function PracticeNotice({ subjectSlug, classNumber, mistake }: Props) {
  const text = useMistakeTexts(subjectSlug, classNumber).get(mistake);
  if (text === undefined) return null;
  return (
    <Notice tone="info">
      This test helps you fix this mistake: <strong className="font-semibold">{text}</strong>. The other
      questions are on the same topics.
    </Notice>
  );
}
