import type { Family } from "../family";
import { missingFactor } from "./tables/missing-factor";
import { oneGroupMore } from "./tables/one-group-more";
import { sameProduct } from "./tables/same-product";
import { tableFact } from "./tables/table-fact";
import { tablesTo15 } from "./tables/tables-to-15";

/** The families of the topic Multiplication Tables. */
export const tables: readonly Family[] = [tableFact, missingFactor, oneGroupMore, tablesTo15, sameProduct];
