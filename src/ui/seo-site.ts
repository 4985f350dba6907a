import { createContext } from "react";

/** The site's facts in the head of every page: its name, and its address without a closing slash (or none). */
export const SeoSite = createContext({ name: "", url: "" });
