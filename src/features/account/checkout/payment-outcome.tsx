import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../config/paths";
import { hasRecentOrder, ordersQuery } from "../../../data/orders";
import type { Session } from "../../../data/session";
import { useMailAddress } from "../../../data/use-family";
import { CheckIcon } from "../../../ui/icons";
import { LoadedView } from "../../../ui/loaded-view";
import { TextLink } from "../../../ui/text-link";

/** The payment is through: what comes next. */
function Paid({ email: ownEmail }: { email: string }) {
  const email = useMailAddress(ownEmail);
  return (
    <>
      <span className="grid size-14 place-items-center rounded-full bg-green-tint text-green">
        <CheckIcon className="size-8" />
      </span>
      <h1 className="text-title">Payment Successful</h1>
      <h2 className="text-subheading">Next steps</h2>
      <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-violet">
        <li>
          The confirmation and receipt are on their way to <strong className="wrap-anywhere">{email}</strong>.
        </li>
        <li>
          Practise with <TextLink to={paths.mockTestLanding}>free mock tests</TextLink>, as often as you like.
        </li>
        <li>Before the exam day, try a practice run on the computer, tablet or phone that you will use.</li>
      </ol>
    </>
  );
}

/** Somebody has come here without a payment, or before it is known. */
function NothingNew() {
  return (
    <>
      <h1 className="text-title">No new payment</h1>
      <p>
        We could not find a payment in the last 24 hours. If you have just paid, please wait: your exams will
        show as Enrolled automatically, and the receipt comes by email.
      </p>
    </>
  );
}

/** Congratulates a family that has paid, by the checkout or by one of the orders. */
export function PaymentOutcome({ session, isJustPaid }: { session: Session; isJustPaid: boolean }) {
  const orders = useQuery({ ...ordersQuery(session.studentId), enabled: !isJustPaid });
  if (isJustPaid) return <Paid email={session.email} />;
  return (
    <LoadedView query={orders} label="Looking for your payment">
      {(list) =>
        hasRecentOrder(list, new Date(orders.dataUpdatedAt)) ? <Paid email={session.email} /> : <NothingNew />
      }
    </LoadedView>
  );
}
