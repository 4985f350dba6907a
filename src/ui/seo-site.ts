import { createContext } from "react";

/** The site's name, and its URL without a final slash (empty if not set), for the head of every page. */
export const SeoSite = createContext({ name: "", url: "" });
