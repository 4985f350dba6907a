import type { ToasterProps } from "react-hot-toast";

/** Toasts by specification section 9: top-center, 4000 ms for plain and error, 2000 ms for success, 350 px at most. */
export const toasterOptions: ToasterProps = {
  position: "top-center",
  toastOptions: {
    duration: 4000,
    success: { duration: 2000 },
    loading: { duration: Number.POSITIVE_INFINITY },
    style: { maxWidth: 350 },
  },
};
