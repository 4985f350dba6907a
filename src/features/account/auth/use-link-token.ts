import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { LinkType } from "../../../data/mail-links";
import { useHydrated } from "../../../lib/use-hydrated";

/**
 * Removes the token of an email link from the address bar immediately, so that other people at the screen and later
 * pages cannot see it.
 *
 * @returns the fields after the #, available while the page is open; undefined until the page is hydrated, because the
 * prerendered HTML is made without the part of the URL after the #
 */
export function useLinkFields(): URLSearchParams | undefined {
  const navigate = useNavigate();
  const { hash, pathname, state } = useLocation() as { hash: string; pathname: string; state: unknown };
  const [linkHash, setLinkHash] = useState(hash);
  // Opening a newer link in the same tab changes only the hash.
  if (hash !== "" && hash !== linkHash) setLinkHash(hash);
  const isHydrated = useHydrated(false, () => true);
  useEffect(() => {
    if (hash !== "") void navigate(pathname, { replace: true, state });
  }, [hash, navigate, pathname, state]);
  if (!isHydrated) return undefined;
  return new URLSearchParams(linkHash.slice(1));
}

/**
 * @param type the purpose of the email's link
 * @returns the token, available while the page is open; null if the URL has none for this purpose; undefined until the
 * URL is read
 */
export function useLinkToken(type: LinkType): string | null | undefined {
  const fields = useLinkFields();
  return fields && (fields.get("type") === type ? fields.get("token_hash") : null);
}
