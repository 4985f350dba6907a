/** The phone number to call during an exam, and what to do if nobody answers. */
export function HelpLine({ phone, text }: { phone: string; text: string }) {
  return (
    <p>
      Help:{" "}
      <a
        href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
        className="inline-block py-2 font-semibold whitespace-nowrap text-violet underline underline-offset-3"
      >
        {phone}
      </a>{" "}
      <span className="wrap-anywhere">{text}</span>
    </p>
  );
}
