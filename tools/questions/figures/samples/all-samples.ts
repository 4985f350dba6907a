import { measures } from "./measures";
import { space } from "./space";

/** What the contact sheet shows, and what every rule for all drawings is tried on. */
export const allSamples = [...measures, ...space];
