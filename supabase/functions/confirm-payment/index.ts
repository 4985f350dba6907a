import { connectPlatform, connectRazorpay } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { confirmPayment } from "./handler.ts";

serve(confirmPayment({ ...connectPlatform("confirm-payment"), ...connectRazorpay() }));
