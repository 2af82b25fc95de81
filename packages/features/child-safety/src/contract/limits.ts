/** Limits of child-safety; counts and characters. */
export const childSafetyLimits = { contacts: 8, nameMaximum: 80, noteMaximum: 160, phoneMaximum: 20 } as const;
