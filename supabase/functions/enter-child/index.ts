import { connectAuthAdmin, connectPlatform } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { enterChild } from "./handler.ts";

serve(enterChild({ ...connectPlatform("enter-child"), ...connectAuthAdmin() }));
