import { data } from "./data";
import { geometry } from "./geometry";
import { measures } from "./measures";
import { reasoning } from "./reasoning";
import { space } from "./space";

/** What the contact sheet shows, and what every rule for all drawings is tried on. */
export const allSamples = [...measures, ...space, ...reasoning, ...data, ...geometry];
