import type { Family } from "../family";
import { daysOfACamp } from "./time/days-of-a-camp";
import { endOfAFilm } from "./time/end-of-a-film";
import { railwayTime } from "./time/railway-time";
import { travelTime } from "./time/travel-time";
import { watchThatGains } from "./time/watch-that-gains";

/** The families of the topic Time. */
export const time: readonly Family[] = [travelTime, railwayTime, endOfAFilm, daysOfACamp, watchThatGains];
