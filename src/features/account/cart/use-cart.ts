import { useStore } from "zustand";
import { cartStore, type Cart } from "./cart-store";

/** @returns the logged-in student's cart, updated while the component is shown; empty while prerendering */
export function useCart(): Cart {
  return useStore(cartStore);
}
