import { formatIst } from "../../../lib/dates";
import { Card } from "../../../ui/card";

type Props = {
  /** Subject, class and edition: `Maths · Class 5 · Winter 2026-27`. */
  title: string;
  /** In groups of four characters. */
  code: string;
  /** ISO, in UTC. */
  startedAt?: string;
  finishedAt: string;
  answered: number;
  total: number;
};

/**
 * The family's proof of an attempt: the code of the answer record, which is made from all the answers, the end time, and
 * the number of answers.
 */
export function AnswerRecordCard({ title, code, startedAt, finishedAt, answered, total }: Props) {
  const details = [
    ...(startedAt === undefined ? [] : [["Started", `${formatIst(startedAt, "dateTime")} IST`] as const]),
    ["Finished", `${formatIst(finishedAt, "dateTime")} IST`],
    ["Answered", `${answered} of ${total}`],
  ] as const;
  return (
    <Card className="grid gap-4 border border-line">
      <p className="font-semibold text-ink-soft">{title}</p>
      <div>
        <p className="text-small text-ink-soft">Answer record code</p>
        <p className="font-heading text-heading font-bold tracking-wide wrap-anywhere tabular">{code}</p>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {details.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-ink-soft">
        Keep this code: it is made from your answers and proves which answers we received. If any answer
        changed, the code would change too.
      </p>
    </Card>
  );
}
