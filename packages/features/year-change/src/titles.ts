/** Browser title of the school-year change. */
export const yearChangeTitles = { year: 'Jahreswechsel' } as const;
