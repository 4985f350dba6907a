import { useStore } from "zustand";
import { chosenClassStore } from "./chosen-class";

/**
 * @returns the remembered class (1 to 12), updated while the component is shown; null while there is none and while
 *   prerendering
 */
export function useChosenClass(): number | null {
  return useStore(chosenClassStore);
}
