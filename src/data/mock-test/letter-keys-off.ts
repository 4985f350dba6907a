/** The stored entry of a wish that letters and numbers do nothing in a test: this browser's own, like that of no clock. */
export const letterKeysOffKey = "mockTestLetterKeysOff";
