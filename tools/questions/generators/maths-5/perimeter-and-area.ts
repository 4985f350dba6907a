import type { Family } from "../family";
import { fenceLength } from "./perimeter-and-area/fence-length";
import { lawnAroundBed } from "./perimeter-and-area/lawn-around-bed";
import { perimeterFromArea } from "./perimeter-and-area/perimeter-from-area";
import { rectangleArea } from "./perimeter-and-area/rectangle-area";
import { squareFromWire } from "./perimeter-and-area/square-from-wire";
import { tilesOnAFloor } from "./perimeter-and-area/tiles-on-a-floor";

/** The families of the topic Perimeter and Area. */
export const perimeterAndArea: readonly Family[] = [
  rectangleArea,
  fenceLength,
  perimeterFromArea,
  squareFromWire,
  lawnAroundBed,
  tilesOnAFloor,
];
