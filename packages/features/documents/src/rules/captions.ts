const time = /(\d{1,2}):(\d{2}):(\d{2})[,.](\d{1,3})/g;
const withHours = (_all: string, hours: string, minutes: string, seconds: string, thousandths: string) =>
  `${hours.padStart(2, '0')}:${minutes}:${seconds}.${thousandths.padEnd(3, '0')}`;

/** Captions as browsers read them (WebVTT), of captions as most programs write them (SubRip); what is WebVTT already stays as it is. */
export function asWebVtt(captions: string): string {
  const lines = captions.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (/^WEBVTT(?:[ \t\n]|$)/.test(lines)) return lines;
  const timed = lines
    .split('\n')
    .map((line) => (line.includes('-->') ? line.replaceAll(time, withHours) : line))
    .join('\n');
  return `WEBVTT\n\n${timed.trim()}\n`;
}
