/** A line of words with the time at which it is shown, in thousandths of a second. */
interface Cue {
  readonly start: number;
  readonly end: number;
  /** Where on the picture, as WebVTT says it. */
  readonly place: string;
  readonly lines: readonly string[];
}

/** Hours are optional, as are parts of a second, which stand behind a point, a comma or a colon; programs put blanks anywhere. */
const time = String.raw`(?:(\d{1,4}) ?: ?)?(\d{1,2}) ?: ?(\d{1,2})(?: ?[.,:] ?(\d{1,3}))?`;
/** SubRip and WebVTT, with what stands behind: a place on the picture. */
const arrow = new RegExp(`^${time} ?(?:--?|[–—])?[>→] ?${time}(?: (.*))?$`);
/** YouTube's own. */
const comma = /^(\d{1,4}):(\d{2}):(\d{2})\.(\d{3}),(\d{1,4}):(\d{2}):(\d{2})\.(\d{3})()$/;
const strict = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}(?:[ \t].*)?$/;
const webVtt = /^WEBVTT(?:[ \t\n]|$)/;

/**
 * Captions as browsers read them (WebVTT), of captions as programs write them: SubRip in all its dialects, YouTube's SBV, WebVTT with
 * mistakes. What is WebVTT without mistakes stays as it is; null where no line has a time.
 */
export function asWebVtt(captions: string): string | null {
  const text = captions.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const arrows = lines.filter((line) => line.includes('-->'));
  if (webVtt.test(text) && arrows.length > 0 && arrows.every((line) => strict.test(line))) return text;
  const isWebVtt = webVtt.test(text.trimStart());
  const cues = cuesOf(lines, isWebVtt);
  return cues.length === 0 ? null : `WEBVTT\n\n${cues.map((cue) => cueMarkup(cue, isWebVtt)).join('\n')}`;
}

function cuesOf(lines: readonly string[], isWebVtt: boolean): readonly Cue[] {
  const cues: { start: number; end: number; place: string; lines: string[] }[] = [];
  let before = 0;
  let isNote = false;
  for (const [at, line] of lines.entries()) {
    const [words, isBlank] = [line.trim(), line.trim() === ''];
    const found = timesOf(words);
    if (found) {
      const own = cues.at(-1)?.lines;
      // The number or the name of what comes now was read as words of what came before.
      if (isNumberOf(lines, at, before, isWebVtt)) {
        own?.pop();
        before += 1;
      }
      cues.push({ ...found, lines: [] });
      isNote = false;
    } else if (isWebVtt && /^(?:NOTE|STYLE|REGION)\b/.test(words) && (lines[at - 1] ?? '').trim() === '') isNote = true;
    else if (isBlank && isWebVtt) isNote = false;
    else if (!isBlank && !isNote) cues.at(-1)?.lines.push(line.trimEnd());
  }
  return cues.filter((cue) => cue.lines.length > 0);
}

/** Whether the line before a time only counts, or names it: behind an empty line, or where its number is the next one. */
function isNumberOf(lines: readonly string[], at: number, before: number, isWebVtt: boolean): boolean {
  const [line, above] = [(lines[at - 1] ?? '').trim(), (lines[at - 2] ?? '').trim()];
  if (line === '') return false;
  const isCount = /^\d{1,6}$/.test(line);
  return isCount ? above === '' || Number(line) === before + 1 : isWebVtt && above === '';
}

function timesOf(line: string): Omit<Cue, 'lines'> | null {
  // Blanks are of no meaning, and many of them none of expression.
  const found = comma.exec(line) ?? arrow.exec(line.replaceAll(/\s+/g, ' '));
  if (!found) return null;
  return { start: thousandths(found.slice(1, 5)), end: thousandths(found.slice(5, 9)), place: found[9] ?? '' };
}

function thousandths([hours = '0', minutes = '0', seconds = '0', parts = '0']: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(parts.padEnd(3, '0'));
}

function cueMarkup({ start, end, place, lines }: Cue, isWebVtt: boolean): string {
  const where = isWebVtt && /^[a-z]+:\S/.test(place) ? ` ${place}` : '';
  const words = lines.flatMap((line) => (isWebVtt ? [line.replaceAll('-->', '--&gt;')] : plainMarkup(line).split('\n')));
  // An empty line would end it.
  return `${timeWords(start)} --> ${timeWords(end)}${where}\n${words.filter((line) => line.trim() !== '').join('\n')}\n`;
}

function timeWords(all: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(all / 3_600_000)}:${two((all / 60_000) % 60)}:${two((all / 1000) % 60)}.${String(all % 1000).padStart(3, '0')}`;
}

/** What other programs say of looks and places in the midst of words. */
const looks = /<\/?font(?: [^<>]*)?>|\{\\[^{}]*\}|\{[a-z]:[^{}]*\}|\[br\]/gi;
/** Of markup browsers know these three; any other angle is one. */
const known = /<\/?[biu]>|[<>]|&(?!(?:amp|lt|gt|nbsp|quot|#\d{1,6});)/gi;
const escapes: ReadonlyMap<string, string> = new Map([
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['&', '&amp;'],
]);

function plainMarkup(line: string): string {
  return line
    .replaceAll(looks, (one) => (one.toLowerCase() === '[br]' ? '\n' : ''))
    .replaceAll(known, (one) => escapes.get(one) ?? one.toLowerCase());
}
