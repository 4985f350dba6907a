import type { Family } from "../family";
import { emptyBucket } from "./measurement/empty-bucket";
import { smallerUnit } from "./measurement/smaller-unit";

/** The families of the topic Measurement. */
export const measurement: readonly Family[] = [smallerUnit, emptyBucket];
