/**
 * What a student needs on the exam day (specification section 1). It is told with a webcam and with an HD webcam and a
 * microphone; both readings stand: the webcam is required, the better one and the microphone are recommended.
 */
export const deviceRequirements = [
  {
    key: "device",
    title: "Any device",
    text: "A desktop, laptop, tablet or mobile. A bigger screen is easier for small children.",
    isRequired: true,
  },
  {
    key: "browser",
    title: "An up-to-date browser",
    text: "A modern browser in its latest version.",
    isRequired: true,
  },
  {
    key: "internet",
    title: "A stable internet connection",
    text: "Home broadband or good mobile data, steady for the whole hour.",
    isRequired: true,
  },
  {
    key: "webcam",
    title: "A webcam",
    text: "Required, because the exam is proctored. The camera of a laptop or mobile will do.",
    isRequired: true,
  },
  {
    key: "microphone",
    title: "An HD webcam and a microphone",
    text: "Recommended, not required.",
    isRequired: false,
  },
] as const;
