import { env } from "../../../config/env";
import { site } from "../../../config/site";
import type { CheckoutFields } from "../../../data/payments";
import { AppError } from "../../../lib/app-error";
import { createScriptLoader } from "../../../lib/load-script";

/** The options of the gateway's checkout (docs/payments.md section 5). `amount` is in paise. */
export type GatewayOptions = {
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  modal: { ondismiss: () => void };
  handler: (fields: CheckoutFields) => void;
  callback_url: string;
};

/**
 * The gateway's own window. It stays open after a failed payment, for another try, so failures are not reported to the
 * page.
 */
type Gateway = new (options: GatewayOptions) => { open: () => void };

const violet = "#6d3df0";

/** Checks only that the script's global is a function: the gateway's script offers nothing else to check. */
function isGateway(found: unknown): found is Gateway {
  return typeof found === "function";
}

/** The global that the script defines. */
function findGateway(): Gateway | undefined {
  const found: unknown = Reflect.get(window, "Razorpay");
  return isGateway(found) ? found : undefined;
}

const load = createScriptLoader(findGateway);

/**
 * Loads the gateway's checkout script, once for this page. After a failure the next call tries again.
 *
 * @returns the gateway's window, ready to be opened
 * @throws AppError `checkout_blocked` when the script cannot be loaded
 */
export function loadGateway(): Promise<Gateway> {
  return load(env.VITE_RAZORPAY_CHECKOUT_URL).catch((cause: unknown) => {
    throw new AppError("checkout_blocked", { cause });
  });
}

/**
 * Opens the gateway's window over the page. Personal data goes only into its form, never into the order.
 *
 * @param gateway the result of `loadGateway`
 * @param options the options that differ between payments
 */
export function openGateway(gateway: Gateway, options: Omit<GatewayOptions, "name" | "theme">): void {
  new gateway({ ...options, name: site.name, theme: { color: violet } }).open();
}
