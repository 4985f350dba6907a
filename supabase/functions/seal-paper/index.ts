import { connectPlatform, connectStorage } from "../_shared/connect.ts";
import { serve } from "../_shared/serve.ts";
import { sealPaper } from "./handler.ts";

serve(sealPaper({ ...connectPlatform("seal-paper"), ...connectStorage() }));
