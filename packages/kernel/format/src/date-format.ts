/** Writes moments in one way. Making such a writer costs a cheap phone 20 ms, so it is made when the first moment is written. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let made: Intl.DateTimeFormat | null = null;
  return (moment) => (made ??= new Intl.DateTimeFormat(locale, options)).format(moment);
}
