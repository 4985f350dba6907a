import { useStore } from "zustand";
import { cartStore, type Cart } from "./cart-store";

/** @returns the logged-in student's cart, kept up to date while the component is shown; empty while prerendering */
export function useCart(): Cart {
  return useStore(cartStore);
}
