import { report } from "../lib/report";

/**
 * Says in passing that something was done. What went wrong is said where the person is looking instead, in a `Notice`.
 *
 * @param text one short sentence
 */
export function toastSuccess(text: string): void {
  import("./toaster")
    .then(({ mountToaster }) => mountToaster().success(text))
    .catch((error: unknown) => report("showing a toast", error));
}
