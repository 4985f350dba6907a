import { createContext } from "react";
import type { Season } from "./editions";

/** The season as an organiser has saved it since the pages were built; null where they say it as it is. */
export const MovedSeason = createContext<Season | null>(null);
