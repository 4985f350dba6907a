import { useEffect } from "react";
import { recordWhatsappClick } from "../data/telemetry";

/** The beginning of every WhatsApp link, for chats and for sharing. */
const whatsappPrefix = "https://wa.me/";

/**
 * Counts each press on a link to WhatsApp (docs/specification.md section 7), also on static pages, which have no other
 * script.
 */
export function CountWhatsapp() {
  useEffect(() => {
    const countClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest("a");
      if (link && link.href.startsWith(whatsappPrefix)) void recordWhatsappClick();
    };
    document.addEventListener("click", countClick);
    return () => document.removeEventListener("click", countClick);
  }, []);
  return null;
}
