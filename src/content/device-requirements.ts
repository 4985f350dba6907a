import { describeCamera } from "./camera-texts";
import type { ExamCalendar } from "./editions";

/** A device requirement for the exam day, required or optional. */
export type DeviceRequirement = {
  key: "device" | "browser" | "internet" | "webcam";
  title: string;
  text: string;
  isRequired: boolean;
};

/**
 * Requirements for the exam day (docs/specification.md section 1). The camera follows the edition's setting.
 *
 * @param calendar the exam calendar
 * @returns the requirements, with the camera if exams use one
 */
export function listDeviceRequirements(calendar: ExamCalendar): readonly DeviceRequirement[] {
  const required = [
    {
      key: "device",
      title: "Any device",
      text: "A desktop, laptop, tablet or mobile. A bigger screen is easier for young children.",
      isRequired: true,
    },
    {
      key: "browser",
      title: "An up-to-date browser",
      text: "The latest version of a modern browser, such as Chrome, Edge, Firefox or Safari.",
      isRequired: true,
    },
    {
      key: "internet",
      title: "A stable internet connection",
      text: "Home broadband or good mobile data that stays connected for the full hour.",
      isRequired: true,
    },
  ] as const;
  if (calendar.current.camera === "off") return required;
  return [
    ...required,
    {
      key: "webcam",
      title: "Camera (not required)",
      text: "If a parent or guardian agrees, the camera takes a small photo of the student about every two minutes.",
      isRequired: false,
    },
  ];
}

/**
 * @param calendar the exam calendar
 * @returns the answer to the question of what is needed on the exam day
 */
export function describeDevice(calendar: ExamCalendar): string {
  return `A desktop, laptop, tablet or mobile with an up-to-date browser and a stable internet connection. ${describeCamera(calendar).need}`;
}
