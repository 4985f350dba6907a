/** Every list of editions lies under this key: a change renews them all. */
export const editionsKey = ["admin-editions"] as const;
