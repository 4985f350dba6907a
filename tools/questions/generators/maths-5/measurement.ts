import type { Family } from "../family";
import { emptyBucket } from "./measurement/empty-bucket";
import { glassesFilled } from "./measurement/glasses-filled";
import { smallerUnit } from "./measurement/smaller-unit";
import { weightLeft } from "./measurement/weight-left";

/** The families of the topic Measurement. */
export const measurement: readonly Family[] = [smallerUnit, weightLeft, glassesFilled, emptyBucket];
