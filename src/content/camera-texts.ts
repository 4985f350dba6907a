import type { Season } from "./editions";

/**
 * What the site says of the camera, as the edition that is sold has it (exam section 9, decision 089): nothing else says
 * whether an exam uses one. Where it does, it is optional, for whom a guardian has consented.
 *
 * @param season of when
 * @returns the sentences of questions, steps and policies
 */
export function tellCamera({ current: { camera, name } }: Season) {
  const edition = `the ${name} edition`;
  if (camera === "off")
    return {
      /** Behind what a device needs. */
      need: "No camera is used.",
      /** Of the step in which the exam is sat. */
      step: "Online, for 60 minutes, on your own device. No camera is used.",
      question: `No. The exams of ${edition} use no camera.`,
      terms: `The exams of ${edition} use no camera.`,
      fairPlay: "No pictures are taken in them.",
      privacy: `Mock tests and the exams of ${edition} use neither camera nor microphone.`,
      kept: [],
      consent: "",
      keptFor: "what the exam's page noticed: until 30 days after the final result",
      helper: "Supabase: hosts the database and the accounts",
    };
  return {
    need: "A camera is optional, with a parent's or guardian's consent; without one the exam is the same.",
    step: "Online, for 60 minutes, on your own device. A camera is optional.",
    question:
      "No. Where a parent or guardian agrees, an exam takes a small still picture about every two minutes, no film and no sound. Organisers look at those of winners, and of some others by chance. Without a camera the exam is the same: no mark, rank or award depends on it.",
    terms: `In the exams of ${edition} a camera is optional. Without one, or without a guardian's consent to it, the exam is the same.`,
    fairPlay:
      "Where a guardian has agreed to the camera, organisers look at the still pictures of winners and of some others by chance; what they may lead to is a call.",
    privacy: `Mock tests and rehearsals take no pictures. In an exam of ${edition} a picture is taken only where a parent or guardian has agreed to the camera: a small still about every two minutes, no film and no sound. A microphone is never used.`,
    kept: [
      "in an exam, where a guardian has agreed to the camera and your child uses it: small still pictures, at most 45. Your family and the organisers see them, nobody else; each look of an organiser is written down",
    ],
    consent: " Pictures by the camera want a consent apart from it, and without one none are taken.",
    keptFor:
      "pictures by the camera, and what the exam's page noticed: until 30 days after the final result, or until you take the consent back",
    helper: "Supabase: hosts the database, the accounts, and the pictures of exams",
  };
}
