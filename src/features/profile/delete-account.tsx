import { useState } from "react";
import { Button } from "../../ui/button";
import { DeleteAccountDialog } from "./delete-account-dialog";

/** The way out, with what it means. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="font-heading text-lg font-bold">Delete the account</h3>
      <p className="text-small text-ink-soft">
        Profile and mock tests are deleted for good. Receipts stay with us without your name, as the law asks.
      </p>
      <Button variant="outline" size="card" className="text-red" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      {isAsking && (
        <DeleteAccountDialog email={email} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}
