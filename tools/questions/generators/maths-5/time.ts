import type { Family } from "../family";
import { daysOfACamp } from "./time/days-of-a-camp";
import { railwayTime } from "./time/railway-time";
import { watchThatGains } from "./time/watch-that-gains";

/** The families of the topic Time. */
export const time: readonly Family[] = [railwayTime, daysOfACamp, watchThatGains];
