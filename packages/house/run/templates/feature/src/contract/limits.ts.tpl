/** Limits of {{kebab}}; counts and characters. */
export const {{camel}}Limits = { entriesPerClass: 200, titleMaximum: 120 } as const;
