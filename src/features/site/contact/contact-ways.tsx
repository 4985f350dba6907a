import { site } from "../../../config/site";
import { contactHours } from "../../../content/contact";
import { formatHelpHours } from "../../../content/help-hours";
import { useHelpLine } from "../../../data/use-help-line";
import { ChatIcon, MailIcon, PhoneIcon } from "../../../ui/contact-icons";

const removePunctuation = (phone: string) => phone.replace(/[^\d+]/g, "");

const contactLinks = [
  { name: "Email", value: site.helpEmail, href: `mailto:${site.helpEmail}`, Icon: MailIcon },
  { name: "Phone", value: site.helpPhone, href: `tel:${removePunctuation(site.helpPhone)}`, Icon: PhoneIcon },
  {
    name: "WhatsApp",
    value: site.whatsappNumber,
    href: `https://wa.me/${removePunctuation(site.whatsappNumber).replace("+", "")}`,
    // A new tab, so that this page stays open and can count the click.
    target: "_blank",
    Icon: ChatIcon,
  },
];

/** The three ways to reach us, each a link that opens the phone's own application. */
export function ContactWays() {
  const { phone, from, to } = useHelpLine();
  const examDayHours =
    from !== null && to !== null
      ? `On exam days ${formatHelpHours({ from, to })}${phone === null ? "" : `, ${phone}`}`
      : null;
  return (
    <ul className="relative mx-auto -mt-20 grid max-w-page gap-3 px-4 md:grid-cols-3 md:gap-4 lg:-mt-28">
      {contactLinks.map(({ name, value, href, target, Icon }) => (
        <li key={name} className="grid">
          <a
            href={href}
            target={target}
            rel={target && "noopener noreferrer"}
            className="flex min-h-20 items-center gap-4 rounded-card bg-paper p-5 max-sm:gap-3 max-sm:px-4 shadow-card hover:text-violet"
          >
            <Icon className="size-9 shrink-0 text-violet" />
            <span className="grid min-w-0 leading-snug">
              <span className="text-small text-ink-soft">{name}</span>
              <span className="font-semibold wrap-anywhere max-sm:text-[1rem]">{value}</span>
              {name === "Phone" && <span className="text-small text-ink-soft">{contactHours}</span>}
              {name === "Phone" && examDayHours !== null && (
                <span className="text-small text-ink-soft">{examDayHours}</span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
