/** The stored entry of a wish to see no clock: this browser's own, whoever sits in front of it. */
export const hiddenClockKey = "mockTestClockHidden";
