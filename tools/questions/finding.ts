/** What is wrong, and where. A warning is printed but does not fail the check. */
export type Finding = {
  readonly set: string;
  readonly id?: string;
  readonly message: string;
  readonly isWarning?: boolean;
};
