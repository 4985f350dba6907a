import { createContext } from "react";

/** Whether days of the season have been moved since the pages were built: static parts that print days are rendered anew. */
export const DaysMoved = createContext(false);
