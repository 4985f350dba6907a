import { connectPlatform, connectRazorpay } from "../_shared/connect.ts";
import { serve, sleep } from "../_shared/serve.ts";
import { createOrder } from "./handler.ts";

serve(createOrder({ ...connectPlatform("create-order"), ...connectRazorpay(), sleep }));
