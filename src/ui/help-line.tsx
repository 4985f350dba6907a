/** The phone number for help during an exam, with its hours and what to do at other times. */
export function HelpLine({ phone, hoursText }: { phone: string; hoursText: string }) {
  return (
    <p>
      Help:{" "}
      <a
        href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
        className="inline-block py-2 font-semibold whitespace-nowrap text-violet underline underline-offset-3"
      >
        {phone}
      </a>{" "}
      <span className="wrap-anywhere">{hoursText}</span>
    </p>
  );
}
