import { env } from "./env";

/** Who runs this site. Any organiser can run it as their own by the settings of `.env`. */
export const site = {
  name: env.VITE_SITE_NAME,
  helpEmail: env.VITE_HELP_EMAIL,
  helpPhone: env.VITE_HELP_PHONE,
  whatsappNumber: env.VITE_WHATSAPP_NUMBER,
} as const;
