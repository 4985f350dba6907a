import { report } from "../lib/report";

/**
 * Shows a short success message. Errors are shown in a `Notice` instead, where the user is looking.
 *
 * @param text one short sentence
 */
export function toastSuccess(text: string): void {
  import("./toaster")
    .then(({ mountToaster }) => mountToaster().success(text))
    .catch((error: unknown) => report("showing a toast", error));
}
