import { createContext } from "react";

/** What the head of every page says of the site: its name, and its address without a closing slash (or none). */
export const SeoSite = createContext({ name: "", url: "" });
