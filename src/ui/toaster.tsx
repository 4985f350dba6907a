import { createRoot } from "react-dom/client";
import { toast, Toaster } from "react-hot-toast";

/**
 * The style of toasts, and how long they stay, in milliseconds (docs/specification.md section 9). The limit of 20 toasts
 * is the library's default.
 */
const options = {
  duration: 4000,
  success: { duration: 2000 },
  loading: { duration: Infinity },
  style: { maxWidth: "350px" },
};

let isMounted = false;

/**
 * The one container of all toasts, at the top in the middle (docs/specification.md section 2). It is mounted beside
 * the app: a toast stays while the page changes, and a page without toasts does not load it.
 *
 * @returns the library's `toast`
 */
export function mountToaster(): typeof toast {
  if (!isMounted) {
    isMounted = true;
    const container = document.body.appendChild(document.createElement("div"));
    createRoot(container).render(<Toaster position="top-center" toastOptions={options} />);
  }
  return toast;
}
