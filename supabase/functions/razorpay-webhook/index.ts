import { connectOutboxDelivery, connectPlatform, connectRazorpay, readVariable } from "../_shared/connect.ts";
import { readWebhookSecrets } from "../_shared/env.ts";
import { runInBackground, serve } from "../_shared/serve.ts";
import { razorpayWebhook } from "./handler.ts";

const platform = connectPlatform("razorpay-webhook");
const delivery = connectOutboxDelivery(platform.database, platform.report);
const webhookSecrets = readWebhookSecrets(readVariable);
const gatewayTimeoutMs = 3500; // The whole response is due within 5 s (docs/payments.md section 5).

serve(
  razorpayWebhook({
    ...platform,
    ...connectRazorpay(gatewayTimeoutMs),
    ...delivery,
    webhookSecrets,
    runInBackground,
  }),
);
