/** Browser titles of the child-safety screens. */
export const childSafetyTitles = { assessment: 'Kindesschutz' } as const;
