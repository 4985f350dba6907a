import {
  connectDelivery,
  connectPlatform,
  connectRazorpay,
  connectStorage,
  readVariable,
} from "../_shared/connect.ts";
import { readCronSecret } from "../_shared/env.ts";
import { serve, sleep } from "../_shared/serve.ts";
import { keepExams } from "./exam-jobs.ts";
import { backgroundJobs } from "./handler.ts";
import { dropPictures } from "./picture-jobs.ts";

const platform = connectPlatform("background-jobs");
const delivery = connectDelivery(platform.database, platform.report);
const storage = connectStorage();
const cronSecret = readCronSecret(readVariable);

serve(
  backgroundJobs({
    ...platform,
    ...connectRazorpay(),
    ...delivery,
    keepExams: () => keepExams({ ...platform, ...storage }),
    dropPictures: (deadline) => dropPictures({ ...platform, ...storage, now: () => new Date() }, deadline),
    cronSecret,
    now: () => new Date(),
    sleep,
  }),
);
