import type { Family } from "../family";
import { fromOneToMany } from "./money/from-one-to-many";

/** The families of the topic Money. */
export const money: readonly Family[] = [fromOneToMany];
