/** A regular expression as its parts; what takes no sign (anchors, looking ahead, references back) is `nothing`. */
export type Part =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'sign'; readonly fits: RegExp }
  | { readonly kind: 'row' | 'choice'; readonly parts: readonly Part[] }
  | { readonly kind: 'loop' | 'maybe'; readonly part: Part };

interface Reading {
  readonly source: string;
  readonly flags: string;
  at: number;
  /** What stands inside of looking ahead and back: expressions of their own. */
  readonly asides: Part[];
}

const nothing: Part = { kind: 'nothing' };

/** The parts of an expression, and of every one that it looks ahead or back with. */
export function readExpression(source: string, flags: string): readonly Part[] {
  const reading: Reading = { source, flags: flags.replaceAll(/[gyd]/g, ''), at: 0, asides: [] };
  const whole = choiceIn(reading);
  return [whole, ...reading.asides];
}

function choiceIn(reading: Reading): Part {
  const parts = [rowIn(reading)];
  while (reading.source[reading.at] === '|') {
    reading.at += 1;
    parts.push(rowIn(reading));
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts };
}

function rowIn(reading: Reading): Part {
  const parts: Part[] = [];
  while (reading.at < reading.source.length && !'|)'.includes(reading.source.charAt(reading.at)))
    parts.push(timesIn(reading, pieceIn(reading)));
  return { kind: 'row', parts };
}

const take = (reading: Reading, pattern: RegExp): RegExpExecArray | null => {
  const found = new RegExp(`^(?:${pattern.source})`, 'u').exec(reading.source.slice(reading.at));
  if (found) reading.at += found[0].length;
  return found;
};

function pieceIn(reading: Reading): Part {
  if (take(reading, /[\^$]|\\[bB]|\\[1-9]|\\k<\w+>/)) return nothing;
  if (take(reading, /\((?:\?<?[=!])/)) {
    reading.asides.push(closed(reading));
    return nothing;
  }
  if (take(reading, /\((?:\?(?:<\w+>|[a-z-]*:))?/)) return closed(reading);
  const sign = take(reading, /\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]+\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\c[A-Za-z]|\\.|[^\\]/);
  if (!sign) throw new Error(`An expression ends where one of its parts begins: ${reading.source}`);
  return { kind: 'sign', fits: new RegExp(`^(?:${sign[0]})$`, reading.flags) };
}

function closed(reading: Reading): Part {
  const inside = choiceIn(reading);
  reading.at += 1;
  return inside;
}

/** Numbers above two tell nothing more about what repeats endlessly, and would make it large. */
const enough = 2;

function timesIn(reading: Reading, part: Part): Part {
  const found = take(reading, /[*+?]|\{(\d+)(,(\d*))?\}/);
  if (!found) return part;
  take(reading, /\?/);
  const [sign, from, isRange, to] = found;
  if (sign === '?') return { kind: 'maybe', part };
  const least = sign === '*' ? 0 : sign === '+' ? 1 : Number(from);
  const isEndless = '*+'.includes(sign) || (isRange !== undefined && to === '');
  if (least === 1 && isEndless) return { kind: 'loop', part };
  const most = isRange === undefined ? least : Number(to);
  const sure = Array.from({ length: Math.min(least, enough) }, () => part);
  if (isEndless) return { kind: 'row', parts: [...sure, { kind: 'maybe', part: { kind: 'loop', part } }] };
  // One inside of the other: beside each other they could take the same sign by turns.
  let more: Part = nothing;
  for (let left = Math.min(most - least, enough); left > 0; left -= 1) more = { kind: 'maybe', part: { kind: 'row', parts: [part, more] } };
  return { kind: 'row', parts: [...sure, more] };
}
