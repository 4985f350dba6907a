import { env } from "./env";

/** The operator of this site. Any organiser can run the site under their own name by the settings in `.env`. */
export const site = {
  name: env.VITE_SITE_NAME,
  /** The site's URL without a closing slash; empty if not set. */
  url: env.VITE_SITE_URL,
  helpEmail: env.VITE_HELP_EMAIL,
  helpPhone: env.VITE_HELP_PHONE,
  whatsappNumber: env.VITE_WHATSAPP_NUMBER,
  /** The name of the person who signs certificates; empty if not set. */
  signatory: env.VITE_SIGNATORY,
  /** The sign-up forms of the ebook pages, hosted by another service; empty if not set. */
  ebookForms: { guide: env.VITE_EBOOK_GUIDE_URL, puzzles: env.VITE_EBOOK_PUZZLES_URL },
} as const;
