import { VerdictIcon, verdictStyles } from "../../../ui/test-parts/verdict-icon";

const options = ["6", "7", "6¼", "8"];
const rightOption = "7";

/**
 * A sample question that works without script: native radio buttons, and CSS that shows the verdict. The verdict is in
 * a live region, so that screen readers read it out.
 */
export function SampleQuestion() {
  const verdict = "hidden items-center gap-2";
  return (
    <fieldset className="group/sample w-full max-w-md min-w-0 justify-self-center rounded-hero bg-paper p-5 text-ink shadow-card sm:p-7 lg:rotate-2">
      <legend className="float-left mb-4">
        <span className="text-small font-semibold text-ink-soft">Maths · Class 5 · Try it</span>
        <span className="mt-2 block font-heading text-subheading font-bold">
          A shop packs 24 laddoos in a box. How many boxes does it need for 150 laddoos?
        </span>
      </legend>
      <div className="clear-both grid gap-2.5">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-12 items-center gap-3 rounded-small border border-control px-4 font-semibold has-checked:border-violet has-checked:bg-violet-tint"
          >
            <input
              type="radio"
              name="sample"
              value={option === rightOption ? "right" : "wrong"}
              className="size-5 accent-violet"
            />
            {option}
          </label>
        ))}
      </div>
      <div role="status" className="mt-3 min-h-6 text-small font-semibold">
        <p
          className={`${verdict} ${verdictStyles.correct.color} group-has-[[value=right]:checked]/sample:flex`}
        >
          <VerdictIcon verdict="correct" className="size-5" />
          Correct! Six boxes hold only 144 laddoos.
        </p>
        <p
          className={`${verdict} ${verdictStyles.wrong.color} group-has-[[value=wrong]:checked]/sample:flex`}
        >
          <VerdictIcon verdict="wrong" className="size-5" />
          Not quite. Try another answer.
        </p>
      </div>
    </fieldset>
  );
}
