import { connectPlatform, connectRazorpay } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { paymentStatus } from "./handler.ts";

serve(paymentStatus({ ...connectPlatform("payment-status"), ...connectRazorpay() }));
