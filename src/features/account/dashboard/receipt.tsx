import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { receiptIssuer } from "../../../config/seller";
import type { Order } from "../../../data/orders";
import { useMailAddress } from "../../../data/use-family";
import { studentQuery } from "../../../data/students";
import { useSession } from "../../../data/use-session";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { OrderDocuments } from "../../../ui/order-documents";

/** The receipt with the student's name and the family's email address filled in. */
function FamilyReceipt({ order }: { order: Order }) {
  const session = useSession();
  const email = useMailAddress(session?.email ?? "");
  const student = useQuery(studentQuery(session?.studentId ?? "")).data;
  const items = order.items.map(({ examId, exam, pricePaise, examOn }) => ({
    examId,
    name: exam.name,
    pricePaise,
    examOn,
  }));
  return (
    <OrderDocuments
      issuer={receiptIssuer}
      creditNotes={order.creditNotes}
      order={{
        ...order,
        items,
        className: order.class.name,
        studentName: student?.name,
        guardianName: student?.guardianName,
        email,
      }}
    />
  );
}

/** A button that opens the receipt, to read or print. `isLinked`: an email's link leads to this receipt, so it is open at first. */
export function Receipt({ order, isLinked }: { order: Order; isLinked: boolean }) {
  const [isOpen, setIsOpen] = useState(isLinked);
  return (
    <>
      <Button variant="quiet" size="card" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Receipt <span className="sr-only">for order {order.number}</span>
      </Button>
      {isOpen && (
        <Dialog title={`Receipt for order ${order.number}`} onClose={() => setIsOpen(false)}>
          <FamilyReceipt order={order} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => window.print()} className="grow">
              Print or save as PDF
            </Button>
            <Button variant="outline" onClick={() => setIsOpen(false)} className="grow">
              Close
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
