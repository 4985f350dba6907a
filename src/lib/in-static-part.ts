import { createContext } from "react";

/** Whether what is rendered lies in a static part (ui/static-part.tsx): asked by the build's check (tools/build/static-guard.ts). */
export const InStaticPart = createContext(false);
