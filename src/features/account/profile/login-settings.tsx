import { useState } from "react";
import * as v from "valibot";
import { changeEmail, changePassword } from "../../../data/credentials";
import type { Credentials } from "../../../data/fresh-login";
import { Button } from "../../../ui/button";
import { toastSuccess } from "../../../ui/toast";
import { ChangeLoginDialog } from "./change-login-dialog";

/** The current password, typed again, with the code and the captcha's token. */
type PasswordCheck = Omit<Credentials, "email">;

const passwordRule = v.pipe(v.string(), v.nonEmpty("Please enter a new password."));
const emailRule = v.pipe(v.string(), v.trim(), v.email("Please enter a valid email address"));

/** The login's address and password; changing either asks for the current password first. */
export function LoginSettings({ email }: { email: string }) {
  const [openDialog, setOpenDialog] = useState<"email" | "password">();
  const close = () => setOpenDialog(undefined);
  const savePassword = async (password: string, passwordCheck: PasswordCheck) => {
    await changePassword({ email, ...passwordCheck }, password);
    toastSuccess("Password changed!");
    return undefined;
  };
  const saveEmail = async (newEmail: string, passwordCheck: PasswordCheck) => {
    const { isChanged } = await changeEmail({ email, ...passwordCheck }, newEmail);
    if (!isChanged)
      return "Please check both inboxes, old and new, and press the button in our email. Your email address stays the same until you do.";
    toastSuccess("Email changed!");
    return undefined;
  };
  return (
    <section className="grid justify-items-start gap-3">
      <p className="text-small text-ink-soft">
        You log in with <span className="font-semibold break-all">{email}</span>. We also send receipts and
        results there.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="card" onClick={() => setOpenDialog("email")}>
          Change email
        </Button>
        <Button variant="outline" size="card" onClick={() => setOpenDialog("password")}>
          Change password
        </Button>
      </div>
      {openDialog === "email" && (
        <ChangeLoginDialog
          title="Change the email address"
          field={{ label: "New email", type: "email", autoComplete: "email" }}
          rule={emailRule}
          confirmLabel="Change email"
          onSave={saveEmail}
          onClose={close}
        />
      )}
      {openDialog === "password" && (
        <ChangeLoginDialog
          title="Change the password"
          field={{
            label: "New password",
            type: "password",
            autoComplete: "new-password",
            hint: "You will be logged out on all other devices.",
          }}
          rule={passwordRule}
          confirmLabel="Change password"
          onSave={savePassword}
          onClose={close}
        />
      )}
    </section>
  );
}
