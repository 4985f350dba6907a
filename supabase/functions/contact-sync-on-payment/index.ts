import { connectDelivery, connectPlatform } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { contactSyncOnPayment } from "./handler.ts";

const platform = connectPlatform("contact-sync-on-payment");

serve(contactSyncOnPayment({ ...platform, ...connectDelivery(platform.database, platform.report) }));
