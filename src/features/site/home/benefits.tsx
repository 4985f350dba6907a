import { homeBenefits } from "../../../content/home-sections";
import { CompassIcon, ShieldIcon, TrophyIcon } from "../../../ui/icons";
import { SparkIcon } from "../../../ui/test-icons";

const styles = {
  confidence: { Icon: ShieldIcon, className: "bg-violet-tint text-violet" },
  awards: { Icon: TrophyIcon, className: "bg-gold-tint text-[#8a5a00]" },
  leaders: { Icon: CompassIcon, className: "bg-pink-tint text-[#b8266b]" },
  instant: { Icon: SparkIcon, className: "bg-green-tint text-green" },
};

/** Why families take part (docs/specification.md section 2, "Home"). */
export function Benefits() {
  return (
    <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
      {homeBenefits.map(({ key, title, text }) => {
        const { Icon, className } = styles[key];
        return (
          <li key={key} className="flex gap-4">
            <span className={`grid size-14 shrink-0 place-items-center rounded-full ${className}`}>
              <Icon className="size-7" />
            </span>
            <div className="grid content-start gap-1">
              <h3 className="text-subheading">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
