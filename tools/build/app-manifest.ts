import { paths } from "../../src/config/paths";

/**
 * Renders the manifest for installing the site as an app (W3C, Web Application Manifest). The app opens with the mock
 * tests, because children come back for them and they work without a network.
 *
 * @param siteName the organiser's name for the site
 * @returns the text of manifest.webmanifest
 */
export function renderAppManifest(siteName: string): string {
  const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: siteName,
    short_name: siteName,
    description: "Online olympiads and free mock tests for classes 1 to 12",
    lang: "en-IN",
    start_url: paths.mockTestLanding,
    scope: "/",
    display: "standalone",
    background_color: "#faf7ff",
    theme_color: "#4a1fb8",
    categories: ["education", "kids"],
    icons: [
      icon("/icons/icon-192.png", 192, "any"),
      icon("/icons/icon-512.png", 512, "any"),
      icon("/icons/icon-maskable-512.png", 512, "maskable"),
    ],
    shortcuts: [
      { name: "Free mock test", url: paths.mockTestLanding },
      { name: "Dashboard", url: paths.studentDashboard },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
