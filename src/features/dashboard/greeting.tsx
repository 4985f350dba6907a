import { formatIst } from "../../lib/dates";

/** Who is here, and in which season: Class 5 · Winter 2026-27 edition · results on 1 March 2027. */
export function Greeting({
  name,
  className,
  edition,
}: {
  name: string | null;
  className: string | null;
  edition: { name: string; resultsOn: string } | null;
}) {
  const facts = [
    className,
    edition && `${edition.name} edition`,
    edition && `results on ${formatIst(edition.resultsOn, "date")}`,
  ];
  return (
    <header className="grid gap-1">
      <h1 className="text-title wrap-anywhere">{name ? `Namaste, ${name}` : "Namaste"}</h1>
      <p className="text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
    </header>
  );
}
