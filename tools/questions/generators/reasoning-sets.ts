import type { GeneratedSet } from "./generated-set";
import { class5Reasoning } from "./reasoning-5/class5-reasoning";
import { class6Reasoning } from "./reasoning-6/class6-reasoning";
import { class7Reasoning } from "./reasoning-7/class7-reasoning";
import { class8Reasoning } from "./reasoning-8/class8-reasoning";
import { class9Reasoning } from "./reasoning-9/class9-reasoning";
import { class10Reasoning } from "./reasoning-10/class10-reasoning";
import { class11Reasoning } from "./reasoning-11/class11-reasoning";
import { class12Reasoning } from "./reasoning-12/class12-reasoning";

/** The computable part of the question files of Reasoning, one generator per class from class 5 on (decision 092). */
export const reasoningSets: readonly GeneratedSet[] = [
  class5Reasoning,
  class6Reasoning,
  class7Reasoning,
  class8Reasoning,
  class9Reasoning,
  class10Reasoning,
  class11Reasoning,
  class12Reasoning,
];
