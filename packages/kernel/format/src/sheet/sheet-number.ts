import type { Token } from './format-code.ts';

/** How Swiss people see large numbers apart. */
const thousands = '’';
const digits: ReadonlySet<string> = new Set(['0', '#', '?']);
const isDigit = (token: Token): boolean => token.is === 'sign' && digits.has(token.sign);
const isSign = (token: Token | undefined, sign: string): boolean => token?.is === 'sign' && token.sign === sign;

/** A number that is none, as it stands in a cell without a format; sums of fractions are not shown with their error. */
export const plainNumber = (value: number): string => String(Number(value.toPrecision(12)));

/** A number in a section of a format; without its sign, which is the caller's. */
export function sheetNumber(value: number, tokens: readonly Token[]): string {
  if (tokens.some((token) => isSign(token, 'GENERAL') || isSign(token, '@')))
    return tokens
      .map((token) =>
        token.is === 'words' ? token.words : isSign(token, 'GENERAL') || isSign(token, '@') ? plainNumber(value) : token.sign,
      )
      .join('');
  const slash = tokens.findIndex((token) => isSign(token, '/'));
  if (slash > 0 && tokens.slice(0, slash).some(isDigit)) return fraction(value, tokens, slash);
  const power = tokens.findIndex((token) => token.is === 'sign' && /^E[+-]$/.test(token.sign));
  return power === -1 ? decimal(value, tokens) : scientific(value, tokens, power);
}

function decimal(value: number, tokens: readonly Token[]): string {
  const point = tokens.findIndex((token) => isSign(token, '.'));
  const whole = point === -1 ? tokens : tokens.slice(0, point);
  const behind = point === -1 ? [] : tokens.slice(point + 1);
  const last = whole.findLastIndex(isDigit);
  // Commas behind the last digit count in thousands, those between digits keep them apart.
  const commas =
    whole.filter((token, at) => isSign(token, ',') && at > last).length +
    behind.filter((token, at) => isSign(token, ',') && at > behind.findLastIndex(isDigit)).length;
  const isGrouped = whole.some((token, at) => isSign(token, ',') && at < last && at > whole.findIndex(isDigit));
  const hundreds = tokens.filter((token) => isSign(token, '%')).length;
  const places = behind.filter(isDigit).length;
  const scaled = Number((value * 100 ** hundreds).toPrecision(15)) / 1000 ** commas;
  if (!(scaled < 1e21)) return plainNumber(value);
  const [left = '', right = ''] = rounded(scaled, places).split('.');
  return fillWhole(left === '0' ? '' : left, whole, isGrouped) + (point === -1 ? '' : `.${fillBehind(right, behind)}`);
}

/** Half a unit goes up, as it is written and not as a computer holds it: 1.005 has 1.01 to two places. */
function rounded(value: number, places: number): string {
  const exact = Number(`${Number(value.toPrecision(15))}e${places}`);
  return Number.isNaN(exact) ? value.toFixed(Math.min(places, 30)) : (Math.round(exact) / 10 ** places).toFixed(Math.min(places, 30));
}

/** Digits from the right into their places; those that are left over stand before the first. */
function fillWhole(all: string, tokens: readonly Token[], isGrouped: boolean): string {
  let rest = all;
  let [filled, count] = ['', 0];
  const put = (digit: string) => {
    filled = digit + (isGrouped && count > 0 && count % 3 === 0 && digit !== ' ' ? thousands : '') + filled;
    count += 1;
  };
  const first = tokens.findIndex(isDigit);
  for (const [at, token] of [...tokens.entries()].toReversed()) {
    if (token.is === 'words') filled = token.words + filled;
    else if (isSign(token, '%')) filled = `%${filled}`;
    if (!isDigit(token)) continue;
    const digit = rest.at(-1) ?? (isSign(token, '0') ? '0' : isSign(token, '?') ? ' ' : '');
    rest = rest.slice(0, -1);
    if (digit !== '') put(digit);
    if (at !== first) continue;
    for (const left of Array.from(rest).toReversed()) put(left);
    rest = '';
  }
  return first === -1 && rest !== '' && tokens.length === 0 ? rest : filled;
}

function fillBehind(all: string, tokens: readonly Token[]): string {
  let rest = all;
  let words = '';
  for (const token of tokens) {
    if (token.is === 'words') words += token.words;
    else if (isSign(token, '%')) words += '%';
    if (!isDigit(token)) continue;
    const isNothing = !isSign(token, '0') && /^0*$/.test(rest);
    words += isNothing ? (isSign(token, '?') ? ' ' : '') : (rest[0] ?? '');
    rest = rest.slice(1);
  }
  return words;
}

function scientific(value: number, tokens: readonly Token[], at: number): string {
  const behind = tokens.slice(0, at);
  const point = behind.findIndex((token) => isSign(token, '.'));
  const places = point === -1 ? 0 : behind.slice(point).filter(isDigit).length;
  const [mantissa = '', power = '0'] = value.toExponential(Math.min(places, 30)).split('e');
  const sign = Number(power) < 0 ? '-' : isSign(tokens[at], 'E+') ? '+' : '';
  const after = tokens.slice(at + 1);
  const exponent = String(Math.abs(Number(power))).padStart(after.filter(isDigit).length, '0');
  return `${decimal(Number(mantissa), behind)}E${sign}${exponent}${after.map((token) => (token.is === 'words' ? token.words : '')).join('')}`;
}

/** «1 1/2», with the nearest fraction that its places hold, or over the number that is given. */
function fraction(value: number, tokens: readonly Token[], slash: number): string {
  const before = tokens.slice(0, slash);
  const groups = before.flatMap((token, at) => (isDigit(token) && (at === 0 || !isDigit(before[at - 1] ?? token)) ? [at] : []));
  const hasWhole = groups.length > 1;
  const under = tokens.slice(slash + 1);
  // Digits that stand for themselves, as in «# ?/4» and «# ?/16».
  const given = Number(
    under.map((token) => (token.is === 'words' && /^\d+$/.test(token.words) ? token.words : isSign(token, '0') ? '0' : '')).join(''),
  );
  const most = 10 ** Math.min(under.filter(isDigit).length, 3) - 1;
  const whole = hasWhole ? Math.floor(value) : 0;
  const [over, below] = given > 0 ? [Math.round((value - whole) * given), given] : nearest(value - whole, Math.max(most, 1));
  const carried = hasWhole && over === below;
  const shownWhole = carried ? whole + 1 : whole;
  if (carried || over === 0) return String(shownWhole);
  return `${shownWhole > 0 ? `${shownWhole} ` : ''}${over}/${below}`;
}

function nearest(value: number, most: number): readonly [number, number] {
  let best: readonly [number, number] = [Math.round(value), 1];
  for (let below = 2; below <= most; below += 1) {
    const over = Math.round(value * below);
    if (Math.abs(value - over / below) < Math.abs(value - best[0] / best[1]) - 1e-12) best = [over, below];
  }
  return best;
}
