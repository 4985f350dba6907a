import { contactAudiences } from "../../../content/contact";
import {
  CareerIcon,
  CompanyIcon,
  FamilyIcon,
  InstitutionIcon,
  SchoolIcon,
  TutorIcon,
} from "../../../ui/people-icons";

const icons = {
  families: FamilyIcon,
  schools: SchoolIcon,
  tutors: TutorIcon,
  institutions: InstitutionIcon,
  companies: CompanyIcon,
  careers: CareerIcon,
};

/** The groups of people who contact us, and the help that each gets (docs/specification.md section 2, "Contact page"). */
export function Audiences() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {contactAudiences.map(({ key, title, text }) => {
        const Icon = icons[key];
        return (
          <li key={key} className="grid content-start gap-2 rounded-card bg-paper p-6 shadow-card">
            <Icon className="size-9 text-pink" />
            <h3 className="text-subheading">{title}</h3>
            <p className="text-small text-ink-soft">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
