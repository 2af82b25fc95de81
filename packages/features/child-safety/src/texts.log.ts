/** What the log of a school says of whom it names for help. */
export const childSafetyLog = { actions: { 'child-safety.contacts': 'Stellen für den Kindesschutz geändert' } } as const;

export const contactLog = { label: 'Wer bei Sorgen um ein Kind hilft', none: 'niemand' } as const;
