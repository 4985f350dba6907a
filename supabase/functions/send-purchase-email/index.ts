import { connectOutboxDelivery, connectPlatform } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { sendPurchaseEmail } from "./handler.ts";

const platform = connectPlatform("send-purchase-email");

serve(sendPurchaseEmail({ ...platform, ...connectOutboxDelivery(platform.database, platform.report) }));
