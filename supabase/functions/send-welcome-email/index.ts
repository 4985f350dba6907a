import { connectOutboxDelivery, connectPlatform } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { sendWelcomeEmail } from "./handler.ts";

const platform = connectPlatform("send-welcome-email");

serve(sendWelcomeEmail({ ...platform, ...connectOutboxDelivery(platform.database, platform.report) }));
