import type { Family } from "../family";
import { additionStory } from "./four-operations/addition-story";
import { groupsNeeded } from "./four-operations/groups-needed";
import { multiplicationStory } from "./four-operations/multiplication-story";
import { subtractionStory } from "./four-operations/subtraction-story";

/** The families of the topic Four Operations. */
export const fourOperations: readonly Family[] = [
  additionStory,
  subtractionStory,
  multiplicationStory,
  groupsNeeded,
];
