import type { Config } from "tailwindcss";
import type { SubjectSlug } from "./src/content/subjects.ts";

/** The design tokens (docs/design.md section 5). Text in every colour has WCAG AA contrast on the surfaces where it is used. */
export default {
  content: ["./index.html", "./src/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        // A plain value, so that Tailwind computes its transparent shades at build time instead of writing `color-mix`.
        white: "#ffffff",
        ink: { DEFAULT: "#231a4d", soft: "#5b5380" },
        paper: "#ffffff",
        mist: "#faf7ff",
        // `line` is for dividers. `control` is for the borders of controls: 3:1 on paper, mist and tint (WCAG 1.4.11).
        line: "#e9e3f7",
        control: "#8a80b0",
        violet: { DEFAULT: "#6d3df0", tint: "#f1ebff" },
        pink: { DEFAULT: "#e8468f", tint: "#fdecf4" },
        gold: { DEFAULT: "#ffc53d", edge: "#e09b00", ink: "#2a1a00", tint: "#fff3d6" },
        green: { DEFAULT: "#12855a", tint: "#e6f5ee" },
        red: { DEFAULT: "#c9254a", tint: "#fdebef" },
        subject: {
          maths: "#6d3df0",
          science: "#0e9f8a",
          english: "#e8468f",
          computer: "#2f7de1",
          gk: "#d97a00",
          reasoning: "#b13be0",
          speedmaths: "#d92d4a",
          spellbee: "#8a6a00",
        } satisfies Record<SubjectSlug, string>,
      },
      borderRadius: { small: "12px", card: "20px", hero: "28px" },
      backgroundImage: {
        blush: "linear-gradient(to bottom right, #f1ebff, #fdecf4)",
        dusk: "linear-gradient(to bottom right, #4a1fb8, #8a2fc0)",
      },
      fontFamily: {
        heading: ["'Baloo 2'", "'Baloo 2 fallback'", "system-ui", "sans-serif"],
        sans: ["system-ui", "sans-serif"],
      },
      fontSize: {
        display: ["clamp(2.8125rem, 5.2vw, 4.125rem)", { lineHeight: "1.1", letterSpacing: "-0.01em" }],
        title: ["clamp(2.125rem, 3.5vw, 2.75rem)", { lineHeight: "1.1", letterSpacing: "-0.01em" }],
        heading: ["clamp(1.5625rem, 2.4vw, 1.875rem)", { lineHeight: "1.15", letterSpacing: "-0.01em" }],
        subheading: ["clamp(1.25rem, 1.7vw, 1.375rem)", { lineHeight: "1.2", letterSpacing: "-0.01em" }],
        body: ["1.0625rem", { lineHeight: "1.55" }],
        small: ["0.9375rem", { lineHeight: "1.5" }],
      },
      maxWidth: { page: "1120px" },
      spacing: { section: "72px", "section-phone": "52px" },
    },
  },
} satisfies Config;
