import { useEffect } from "react";
import { recordWhatsappClick } from "../data/telemetry";

/** The beginning of every WhatsApp link: to a number of ours, or to share something. */
const whatsapp = "https://wa.me/";

/** Counts each press on a link to WhatsApp (docs/specification.md section 7), on static pages as well: they have no script of their own. */
export function CountWhatsapp() {
  useEffect(() => {
    const look = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest("a");
      if (link && link.href.startsWith(whatsapp)) void recordWhatsappClick();
    };
    document.addEventListener("click", look);
    return () => document.removeEventListener("click", look);
  }, []);
  return null;
}
