import { useQuery } from "@tanstack/react-query";
import { dashboardPath, paths, rehearsalPath } from "../../../config/paths";
import { site } from "../../../config/site";
import { describeHours, readExamHours, describeStartTime } from "../../../content/exam-hours";
import { describeProblem, describeUnregistered } from "../../../content/order-exams";
import { hasRecentOrder, ordersQuery, type Order } from "../../../data/orders";
import type { Session } from "../../../data/session";
import { useMailAddress } from "../../../data/use-family";
import { renderCalendar } from "../../../lib/calendar-file";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { saveFile } from "../../../lib/save-file";
import { Button } from "../../../ui/button";
import { CheckIcon } from "../../../ui/icons";
import { LoadedView } from "../../../ui/loaded-view";
import { TextLink } from "../../../ui/text-link";

/** How long an exam takes (docs/design.md section 3 no. 2). */
const examMinutes = 60;

/** The day and the start time of a registered exam, or why it is not registered. */
function ItemState({ item }: { item: Order["items"][number] }) {
  const { schedule, isRefunded } = item;
  const problem = isRefunded ? "refunded" : describeProblem(item);
  const time =
    schedule &&
    `${formatIst(schedule.examOn, "weekday")} · ${describeStartTime(readExamHours(schedule.opensAt, schedule.lastStartAt))}`;
  const text = problem ?? time;
  return text && <span className="block text-small text-ink-soft">{text}</span>;
}

/** The purchase: each exam with its day, the amount and the order's number, and a file for the calendar. */
function PurchaseCard({ order }: { order: Order }) {
  const datedItems = order.items.flatMap(({ examId, exam, schedule, isRegistered }) =>
    schedule && isRegistered ? [{ examId, name: exam.name, schedule }] : [],
  );
  const saveCalendar = () => {
    const entries = datedItems.map(({ examId, name, schedule }) => ({
      id: `${schedule.editionId}.${examId}@${site.name.toLowerCase()}`,
      title: `${name} Olympiad (${site.name})`,
      description: `${describeHours(readExamHours(schedule.opensAt, schedule.lastStartAt))} Log in: ${location.origin}${paths.studentDashboard}`,
      day: schedule.examOn,
      ...(schedule.opensAt !== null && {
        from: schedule.opensAt,
        to: new Date(Date.parse(schedule.opensAt) + examMinutes * 60_000).toISOString(),
      }),
    }));
    saveFile("olympiad-exams.ics", "text/calendar", renderCalendar(entries, new Date()));
  };
  return (
    <section aria-label="What you bought" className="grid gap-3 rounded-small bg-mist p-4">
      <ul className="grid gap-2">
        {order.items.map((item) => (
          <li key={item.examId} className="flex justify-between gap-4">
            <span>
              <strong>{item.exam.name}</strong>
              <ItemState item={item} />
            </span>
            <span className="tabular">{formatPaise(item.pricePaise)}</span>
          </li>
        ))}
      </ul>
      {describeUnregistered(order.items).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="flex justify-between gap-4 border-t border-line pt-3 font-semibold">
        Paid · order {order.number}
        <span className="tabular">{formatPaise(order.amountPaise)}</span>
      </p>
      {datedItems.length > 0 && (
        <Button variant="outline" size="card" onClick={saveCalendar}>
          Add to calendar
        </Button>
      )}
    </section>
  );
}

/** Shown after a successful payment: what was bought, and the next steps. */
function PaidPurchase({ email: sessionEmail, order }: { email: string; order: Order | undefined }) {
  const email = useMailAddress(sessionEmail);
  return (
    <>
      <span className="grid size-14 place-items-center rounded-full bg-green-tint text-green">
        <CheckIcon className="size-8" />
      </span>
      <h1 className="text-title">Payment Successful</h1>
      {order && <PurchaseCard order={order} />}
      <h2 className="text-subheading">Next steps</h2>
      <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-violet">
        <li>
          The confirmation is on its way to <strong className="wrap-anywhere">{email}</strong>. The receipt is
          under <TextLink to={dashboardPath("transactions")}>Orders</TextLink>.
        </li>
        <li>
          Practise with <TextLink to={paths.mockTestLanding}>free mock tests</TextLink>, as often as you like.
        </li>
        <li>
          Before the exam day, try a <TextLink to={rehearsalPath}>practice run</TextLink> on the computer,
          tablet or phone that you will use.
        </li>
      </ol>
    </>
  );
}

/** Shown without a payment, or before its outcome is known. */
function NoRecentPayment() {
  return (
    <>
      <h1 className="text-title">No new payment</h1>
      <p>
        We could not find a payment in the last 24 hours. If you have just paid, please wait. Once we receive
        the full payment, your exams show as Enrolled and we email you the receipt. If there is a problem with
        the payment, we email you about it.
      </p>
    </>
  );
}

/** The page after a payment. It congratulates a family that comes from the checkout or has a recent order. */
export function PaymentOutcome({ session, isJustPaid }: { session: Session; isJustPaid: boolean }) {
  const orders = useQuery(ordersQuery(session.studentId));
  const isRecent = orders.data && hasRecentOrder(orders.data, new Date(orders.dataUpdatedAt));
  if (isJustPaid) return <PaidPurchase email={session.email} order={isRecent ? orders.data[0] : undefined} />;
  return (
    <LoadedView query={orders} label="Looking for your payment">
      {([newestOrder]) =>
        isRecent ? <PaidPurchase email={session.email} order={newestOrder} /> : <NoRecentPayment />
      }
    </LoadedView>
  );
}
