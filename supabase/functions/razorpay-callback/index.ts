import { connectPlatform, connectRazorpay, readVariable } from "../_shared/connect.ts";
import { readSiteSettings } from "../_shared/env.ts";
import { serve } from "../_shared/serve.ts";
import { razorpayCallback } from "./handler.ts";

const siteUrl = readSiteSettings(readVariable).url;

serve(razorpayCallback({ ...connectPlatform("razorpay-callback"), ...connectRazorpay(), siteUrl }));
