import type { ReactNode } from "react";
import { cn } from "../lib/cn";

type Props = {
  name: string;
  value: string;
  isChecked: boolean;
  onChoose: () => void;
  /** Shape and inner layout of the card. */
  className: string;
  children: ReactNode;
};

/** A native radio whose whole card can be pressed; its content can be styled by its state with `peer-…` classes. */
export function RadioCard({ name, value, isChecked, onChoose, className, children }: Props) {
  return (
    <label
      className={cn(
        "relative border border-control bg-paper font-semibold eased hover:bg-mist",
        "has-checked:border-violet has-checked:bg-violet-tint has-checked:haloed",
        "forced-colors:has-checked:highlighted",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-violet",
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        onChange={onChoose}
        className="peer sr-only"
      />
      {children}
    </label>
  );
}
