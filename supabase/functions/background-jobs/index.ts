import {
  connectOutboxDelivery,
  connectPlatform,
  connectRazorpay,
  connectStorage,
  readVariable,
} from "../_shared/connect.ts";
import { readCronSecret } from "../_shared/env.ts";
import { serve, sleep } from "../_shared/serve.ts";
import { runExamJobs } from "./exam-jobs.ts";
import { backgroundJobs } from "./handler.ts";
import { deleteDuePictures } from "./picture-jobs.ts";

const platform = connectPlatform("background-jobs");
const delivery = connectOutboxDelivery(platform.database, platform.report);
const storage = connectStorage();
const cronSecret = readCronSecret(readVariable);

serve(
  backgroundJobs({
    ...platform,
    ...connectRazorpay(),
    ...delivery,
    runExamJobs: () => runExamJobs({ ...platform, ...storage }),
    deleteDuePictures: (deadline) =>
      deleteDuePictures({ ...platform, ...storage, now: () => new Date() }, deadline),
    cronSecret,
    now: () => new Date(),
    sleep,
  }),
);
