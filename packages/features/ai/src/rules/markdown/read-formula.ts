import type { RichTextInline } from '@pausenplatz/pages/contract';

type FormulaNode = Extract<RichTextInline, { type: 'formula' }>['attrs']['tree'];

/** Signs by their name; letters stand for quantities, the others for what is done with them. */
const signs: Readonly<Record<string, string>> = {
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  ne: '≠',
  approx: '≈',
  equiv: '≡',
  to: '→',
  rightarrow: '→',
  Rightarrow: '⇒',
  infty: '∞',
  in: '∈',
  degree: '°',
  circ: '°',
  ldots: '…',
  dots: '…',
  cdots: '⋯',
  sum: '∑',
  int: '∫',
  percent: '%',
  angle: '∠',
  parallel: '∥',
  perp: '⊥',
  Leftrightarrow: '⇔',
  mid: '∣',
  lbrace: '{',
  rbrace: '}',
};
const letters: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  omega: 'ω',
  theta: 'θ',
  Delta: 'Δ',
  Omega: 'Ω',
  Sigma: 'Σ',
  Phi: 'Φ',
  eta: 'η',
};
/** What only spaces or sizes something. */
const silent: ReadonlySet<string> = new Set([
  'left',
  'right',
  'displaystyle',
  'limits',
  'quad',
  'qquad',
  ',',
  ';',
  ' ',
  '!',
  'big',
  'Big',
  ':',
]);
const names: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'log', 'ln', 'lim', 'min', 'max']);

const deepest = 12;

/** What is read is not a formula that is known here. */
class Unknown extends Error {}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

const node = (tag: FormulaNode['tag'], ...content: (FormulaNode | string)[]): FormulaNode => ({ tag, content });

/** A formula in LaTeX as it looks; null where it has something that schools do not write. */
export function readFormula(latex: string): FormulaNode | null {
  const tokens = latex.match(/\\(?:[A-Za-z]+|.)|\d+(?:[.,]\d+)?|\S/gsu) ?? [];
  const reader: Reader = { tokens, at: 0 };
  try {
    const read = row(reader, 0);
    return reader.at === tokens.length && read.content.length > 0 ? read : null;
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

function row(reader: Reader, depth: number): FormulaNode {
  if (depth > deepest) throw new Unknown();
  const parts: FormulaNode[] = [];
  while (reader.at < reader.tokens.length && reader.tokens[reader.at] !== '}') {
    const part = raised(reader, depth);
    if (part) parts.push(part);
  }
  return node('mrow', ...parts);
}

/** Something with what stands above and below it. */
function raised(reader: Reader, depth: number): FormulaNode | null {
  const base = single(reader, depth);
  if (!base) return null;
  let above: FormulaNode | null = null;
  let below: FormulaNode | null = null;
  for (let next = reader.tokens[reader.at]; next === '^' || next === '_'; next = reader.tokens[reader.at]) {
    reader.at += 1;
    const script = single(reader, depth + 1) ?? node('mrow');
    if (next === '^') above = script;
    else below = script;
  }
  if (above && below) return node('msubsup', base, below, above);
  if (above) return node('msup', base, above);
  return below ? node('msub', base, below) : base;
}

function single(reader: Reader, depth: number): FormulaNode | null {
  const token = reader.tokens[reader.at];
  if (token === undefined || token === '}' || token === '^' || token === '_' || token === '&') throw new Unknown();
  reader.at += 1;
  if (token === '{') return inBraces(reader, depth + 1);
  if (token.startsWith('\\')) return command(reader, token.slice(1), depth);
  if (/^\d/.test(token)) return node('mn', token);
  return /^\p{L}$/u.test(token) ? node('mi', token) : node('mo', token);
}

function inBraces(reader: Reader, depth: number): FormulaNode {
  const inside = row(reader, depth);
  if (reader.tokens[reader.at] !== '}') throw new Unknown();
  reader.at += 1;
  return inside;
}

function command(reader: Reader, name: string, depth: number): FormulaNode | null {
  const part = () => single(reader, depth + 1) ?? node('mrow');
  if (silent.has(name)) return null;
  if (name === 'frac' || name === 'dfrac' || name === 'tfrac') return node('mfrac', part(), part());
  if (name === 'sqrt') return node('msqrt', part());
  if (name === 'overline' || name === 'bar') return node('mover', part(), node('mo', '¯'));
  if (name === 'vec') return node('mover', part(), node('mo', '→'));
  if (name === 'text' || name === 'mathrm') return node('mtext', textOf(part()));
  if (names.has(name)) return node('mi', name);
  const letter = letters[name];
  if (letter !== undefined) return node('mi', letter);
  const sign = signs[name] ?? (/^[%{}#$&_]$/.test(name) ? name : undefined);
  if (sign === undefined) throw new Unknown();
  return node('mo', sign);
}

const textOf = ({ content }: FormulaNode): string => content.map((part) => (typeof part === 'string' ? part : textOf(part))).join('');
