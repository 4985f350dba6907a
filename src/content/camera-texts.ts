import type { ExamCalendar } from "./editions";

/**
 * Lists all of the site's texts about the camera, by the setting of the edition on sale (docs/exam.md section 9,
 * decision 089). Other files must not say whether an exam uses a camera. If it does, the camera is optional and needs a
 * guardian's consent.
 *
 * @param calendar the exam calendar
 * @returns the sentences for FAQs, steps and policies
 */
export function describeCamera({ current: { camera, name } }: ExamCalendar) {
  const edition = `the ${name} edition`;
  if (camera === "off")
    return {
      /** The sentence after the device requirements. */
      need: "No camera is used.",
      /** The step "Exam" of how it works. */
      step: "Online, in 60 minutes, on your own device. No camera is used.",
      faqAnswer: `No. The exams of ${edition} do not use a camera.`,
      terms: `The exams of ${edition} do not use a camera.`,
      fairPlay: "We take no pictures during an exam.",
      privacy: `Mock tests and the exams of ${edition} do not use a camera or a microphone.`,
      storedData: [],
      consent: "",
      keptFor:
        "the record of events in an exam, such as a lost connection: until 30 days after the final results are published, or until you withdraw your consent to the exam",
      databaseProcessor: "Supabase: its servers store the accounts and the other data listed above",
    };
  return {
    need: "A camera is optional and needs a parent’s or guardian’s consent; the exam is exactly the same without one.",
    step: "Online, in 60 minutes, on your own device. A camera is optional.",
    faqAnswer:
      "No. If a parent or guardian agrees, we take a small photo about every two minutes, with no video and no sound. Organisers check the photos of winners and of some students chosen at random. Without a camera the exam is exactly the same: no mark, rank or award depends on it.",
    terms: `In the exams of ${edition}, a camera is optional. Without one, or without a guardian’s consent to it, the exam is exactly the same.`,
    fairPlay:
      "If a guardian has agreed to the camera, organisers check the pictures of winners and of some students chosen at random. If something in a picture looks unusual, we phone the family to ask. A picture alone never leads to disqualification, and never changes a mark, rank or award.",
    privacy: `We take no pictures in mock tests or practice runs. In an exam of ${edition} we take pictures only if a parent or guardian has agreed to the camera: a small photo about every two minutes, with no video and no sound. We never use a microphone.`,
    storedData: [
      "camera photos, if a guardian has agreed and your child uses the camera in an exam. We take a small one about every two minutes, usually 30 in an exam, and never more than 45 even with extra time. Only your family and the organisers can see them, and we record each time an organiser looks at them",
    ],
    consent: " Camera pictures need a separate consent. Without it we take none.",
    keptFor:
      "camera pictures: until 30 days after the final results are published, or until you withdraw your consent to the camera. The record of events in an exam, such as a lost connection: until 30 days after the final results are published, or until you withdraw your consent to the exam",
    databaseProcessor:
      "Supabase: its servers store the accounts, the camera pictures taken during exams and the other data listed above",
  };
}
