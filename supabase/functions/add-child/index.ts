import { connectAuthAdmin, connectPlatform } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { addChild } from "./handler.ts";

serve(addChild({ ...connectPlatform("add-child"), ...connectAuthAdmin() }));
