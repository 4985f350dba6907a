import { connectDelivery, connectPlatform, connectRazorpay, readVariable } from "../_shared/connect.ts";
import { readCronSecret } from "../_shared/env.ts";
import { serve, sleep } from "../_shared/serve.ts";
import { backgroundJobs } from "./handler.ts";

const platform = connectPlatform("background-jobs");
const delivery = connectDelivery(platform.database, platform.report);
const cronSecret = readCronSecret(readVariable);

serve(
  backgroundJobs({
    ...platform,
    ...connectRazorpay(),
    ...delivery,
    cronSecret,
    now: () => new Date(),
    sleep,
  }),
);
