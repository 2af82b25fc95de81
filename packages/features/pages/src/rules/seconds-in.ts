/** The seconds of a time as people type it (75, 1:15, 1:02:05) within a day; null for nothing, undefined for what is none. */
export function secondsIn(typed: string): number | null | undefined {
  const words = typed.trim();
  if (words === '') return null;
  if (!/^\d{1,5}$|^(?:\d{1,2}:)?\d{1,3}:[0-5]\d$/.test(words)) return undefined;
  const seconds = words.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds <= 86_400 ? seconds : undefined;
}
