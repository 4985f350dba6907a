import { connectOutboxDelivery, connectPlatform } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { contactSyncOnPayment } from "./handler.ts";

const platform = connectPlatform("contact-sync-on-payment");

serve(contactSyncOnPayment({ ...platform, ...connectOutboxDelivery(platform.database, platform.report) }));
