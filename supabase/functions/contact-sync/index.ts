import { connectOutboxDelivery, connectPlatform } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { contactSync } from "./handler.ts";

const platform = connectPlatform("contact-sync");

serve(contactSync({ ...platform, ...connectOutboxDelivery(platform.database, platform.report) }));
