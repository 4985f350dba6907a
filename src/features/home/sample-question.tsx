import { cn } from "../../lib/cn";

const options = ["6", "7", "6¼", "8"];
const chosen = "7";

/** A picture of the test screen, made of text so that it is sharp on every phone. Not the test itself: hidden from screen readers. */
export function SampleQuestion() {
  return (
    <div
      aria-hidden="true"
      className="w-full max-w-md justify-self-center rounded-hero bg-paper p-5 text-ink shadow-card select-none sm:p-7 lg:rotate-2"
    >
      <p className="flex justify-between gap-3 text-small font-semibold text-ink-soft">
        <span>
          Maths · Class 5 · <span className="max-sm:hidden">Question </span>4 of 10
        </span>
        <span className="font-heading text-subheading text-violet tabular">8:42</span>
      </p>
      <p className="mt-2 font-heading text-subheading font-bold">
        A shop packs 24 laddoos in a box. How many boxes does it need for 150 laddoos?
      </p>
      <ul className="mt-4 grid gap-2.5">
        {options.map((option) => (
          <li
            key={option}
            className={cn(
              "flex min-h-12 items-center gap-3 rounded-small border px-4 font-semibold",
              option === chosen ? "border-violet bg-violet-tint" : "border-line",
            )}
          >
            <span
              className={cn(
                "size-5 rounded-full border-2",
                option === chosen ? "border-[6px] border-violet" : "border-[#c5b1f9]",
              )}
            />
            {option}
          </li>
        ))}
      </ul>
    </div>
  );
}
