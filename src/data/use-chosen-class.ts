import { useStore } from "zustand";
import { chosenClassStore } from "./chosen-class";

/**
 * @returns the class that was last viewed or chosen (1 to 12), updated while the component is shown; null without such
 *   a class and while prerendering
 */
export function useChosenClass(): number | null {
  return useStore(chosenClassStore);
}
