const options = ["6", "7", "6¼", "8"];
const right = "7";

/** A question as a mock test asks it, to be tried here and now: the browser's own radios, and a word on the answer, without script. */
export function SampleQuestion() {
  return (
    <fieldset className="w-full max-w-md min-w-0 justify-self-center rounded-hero bg-paper p-5 text-ink shadow-card sm:p-7 lg:rotate-2">
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
            className="flex min-h-12 items-center gap-3 rounded-small border border-line px-4 font-semibold has-checked:border-violet has-checked:bg-violet-tint"
          >
            <input type="radio" name="sample" className="peer size-5 accent-violet" />
            {option}
            <span className="ml-auto hidden text-small peer-checked:block">
              {option === right
                ? "Correct! Six boxes hold only 144 laddoos."
                : "Not quite. Try another answer."}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
