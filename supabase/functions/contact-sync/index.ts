import { connectDelivery, connectPlatform } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { contactSync } from "./handler.ts";

const platform = connectPlatform("contact-sync");

serve(contactSync({ ...platform, ...connectDelivery(platform.database, platform.report) }));
