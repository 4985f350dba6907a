import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { LinkType } from "../../data/mail-links";
import { useHydrated } from "../../lib/use-hydrated";

/**
 * Takes the token of a mail's link out of the address, and the address bar, at once: nobody who sees the screen later,
 * and no page that is visited next, can read it there.
 *
 * @param type what the link is for
 * @returns the token, kept while the page is open; null where the address has none for this; undefined until the address
 *   has been looked at, for prerendered HTML knows nothing of it
 */
export function useLinkToken(type: LinkType): string | null | undefined {
  const navigate = useNavigate();
  const { hash, pathname, state } = useLocation() as { hash: string; pathname: string; state: unknown };
  const [link] = useState(hash);
  const isHydrated = useHydrated(false, () => true);
  useEffect(() => {
    if (hash !== "") void navigate(pathname, { replace: true, state });
  }, [hash, navigate, pathname, state]);
  if (!isHydrated) return undefined;
  const fields = new URLSearchParams(link.slice(1));
  return fields.get("type") === type ? fields.get("token_hash") : null;
}
