/** The first of December that is still to come, or is running: where a new calendar begins. */
export const nextDecember = (today: string): string => {
  const year = Number(today.slice(0, 4));
  return `${today > `${year}-12-24` ? year + 1 : year}-12-01`;
};
