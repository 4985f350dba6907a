import type { Family } from "../family";
import { perimeterFromArea } from "./perimeter-and-area/perimeter-from-area";
import { tilesOnAFloor } from "./perimeter-and-area/tiles-on-a-floor";

/** The families of the topic Perimeter and Area. */
export const perimeterAndArea: readonly Family[] = [perimeterFromArea, tilesOnAFloor];
