import bronze from "./drawings/medal-bronze.svg?no-inline";
import gold from "./drawings/medal-gold.svg?no-inline";
import silver from "./drawings/medal-silver.svg?no-inline";
import certificate from "./drawings/certificate.svg?no-inline";
import scholarCap from "./drawings/scholar-cap.svg?no-inline";
import climb from "./drawings/climb.svg?no-inline";
import hills from "./drawings/hills.svg?no-inline";
import school from "./drawings/school.svg?no-inline";

const medalSize = { width: 64, height: 84 };
const awardSize = { width: 112, height: 84 };
const drawings = {
  gold: { src: gold, ...medalSize },
  silver: { src: silver, ...medalSize },
  bronze: { src: bronze, ...medalSize },
  certificate: { src: certificate, ...awardSize },
  scholarCap: { src: scholarCap, ...awardSize },
  climb: { src: climb, width: 240, height: 168 },
  hills: { src: hills, width: 1200, height: 160 },
  school: { src: school, width: 400, height: 210 },
};

/**
 * A drawing further down a page, loaded when it comes near the screen. Inlined in the HTML, it would delay the first paint:
 * the first round trip carries only 14 KiB.
 */
export function Drawing({ name, className }: { name: keyof typeof drawings; className?: string }) {
  return <img {...drawings[name]} alt="" loading="lazy" decoding="async" className={className} />;
}
