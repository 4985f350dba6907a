import { useContext, useState } from "react";
import { report } from "../../lib/report";
import { Button } from "../button";
import { ChatIcon } from "../contact-icons";
import { SeoSite } from "../seo-site";
import type { ShareCardTexts } from "./draw-share-card";

type Props = {
  /** The full name, which is on the picture only if the family wants it. */
  fullName: string;
  title: string;
  lines: readonly string[];
  /** The message sent with the picture. */
  text: string;
  /** The text of the button. */
  label?: string;
};

/**
 * Opens the phone's share menu with the picture; without a share menu, saves the picture and opens WhatsApp with the
 * message.
 */
async function share(texts: ShareCardTexts, text: string): Promise<"shared" | "saved"> {
  const { drawShareCard } = await import("./draw-share-card");
  const picture = new File([await drawShareCard(texts)], "result.png", { type: "image/png" });
  if ("canShare" in navigator && navigator.canShare({ files: [picture] })) {
    await navigator.share({ files: [picture], text });
    return "shared";
  }
  const url = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href: url, download: picture.name }).click();
  requestAnimationFrame(() => URL.revokeObjectURL(url));
  window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, "_blank", "noopener");
  return "saved";
}

/** Shares a result as a picture: on a phone through WhatsApp or any other app that accepts pictures. */
export function ShareButton({ fullName, title, lines, text, label = "Share on WhatsApp" }: Props) {
  const site = useContext(SeoSite);
  const [isNameShown, setNameShown] = useState(false);
  const [note, setNote] = useState("");
  const origin = site.url || globalThis.location.origin;
  const texts = {
    title,
    lines,
    name: isNameShown ? fullName : "",
    footer: `${site.name} · ${origin.replace(/^https?:\/\//, "")}`,
  };
  const shareResult = async () => {
    try {
      const outcome = await share(texts, `${text} ${origin}`);
      setNote(
        outcome === "saved" ? "The picture is saved on this device. Add it to your message in WhatsApp." : "",
      );
    } catch (error) {
      // Closing the share menu is not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      report("sharing a result", error);
      setNote("This browser cannot make the picture. A screenshot works as well.");
    }
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="outline" onClick={() => void shareResult()} className="max-sm:w-full">
        <ChatIcon className="size-5 text-green" />
        {label}
      </Button>
      <label className="flex min-h-11 items-center gap-2 text-small text-ink-soft">
        <input
          type="checkbox"
          checked={isNameShown}
          onChange={(event) => setNameShown(event.target.checked)}
          className="size-5 accent-violet"
        />
        Show the full name in the picture I share
      </label>
      <p role="status" className="text-small">
        {note}
      </p>
    </div>
  );
}
