/** Where the own settings keep how far a newly registered teacher is led; nobody else has this setting. */
export const firstStepsSetting = { tool: 'ersteSchritte', name: 'stand' } as const;

/** `begun` from the confirmed registration on, `over` once all is done or somebody wants no more of it. */
export type FirstStepsState = 'begun' | 'over';
