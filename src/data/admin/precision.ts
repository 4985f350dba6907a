import * as v from "valibot";

/** How a count is meant: exact, about so many, or more than so many. */
export const precisionSchema = v.picklist(["exact", "about", "more"]);
