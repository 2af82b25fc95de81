import type { Finding } from '../source/finding.ts';
import { child, lineAt, literalText, nameOf, type ParsedModule, type SyntaxNode } from '../source/parse-module.ts';
import { type Part, readExpression } from './expressions/read-expression.ts';
import { lettersOf, type Ways, waysThrough } from './expressions/ways-through.ts';

interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** The expression of a literal, or of `new RegExp` with words that stand there. */
function expressionOf(node: SyntaxNode): Expression | null {
  const written: unknown = node.type === 'Literal' ? node['regex'] : null;
  if (typeof written === 'object' && written !== null && 'pattern' in written && 'flags' in written)
    return { source: String(written.pattern), flags: String(written.flags) };
  const made = node.type === 'NewExpression' && nameOf(child(node, 'callee')) === 'RegExp' ? node['arguments'] : null;
  if (!Array.isArray(made)) return null;
  const [source, flags] = made.map((argument: SyntaxNode) => literalText(argument));
  return typeof source === 'string' ? { source, flags: flags ?? '' } : null;
}

/** The expressions of a module with where they stand. */
export function expressionsIn(module: ParsedModule): readonly (Expression & { readonly line: number })[] {
  return module.nodes.flatMap((node) => {
    const expression = expressionOf(node);
    return expression ? [{ ...expression, line: lineAt(module.text, node.start) }] : [];
  });
}

/** Expressions that can go two ways round a repetition over the same signs: each sign more doubles the work until they say no. */
export function nestedRepetitions(modules: readonly ParsedModule[]): Finding[] {
  return modules.flatMap((module) =>
    expressionsIn(module).flatMap(({ source, flags, line }) =>
      readExpression(source, flags).some((part) => canGoTwoWays(part, source))
        ? [{ path: module.path, line, complaint: `the repetitions of /${source}/ can share the same signs in many ways` }]
        : [],
    ),
  );
}

function canGoTwoWays(part: Part, source: string): boolean {
  const ways = waysThrough(part);
  const size = ways.signs.length;
  const inLoops = ways.signs.flatMap((_, number) =>
    reachable([number], (from) => ways.following[from] ?? []).has(number) ? [number] : [],
  );
  if (inLoops.length === 0) return false;
  const pairs = pairsOf(ways, source);
  return inLoops.some((number) => {
    const start = number * size + number;
    // Both come back to where they were, and went apart in between.
    const apart = [...reachable([start], pairs)].filter((pair) => Math.floor(pair / size) !== pair % size);
    return twiceWithin(ways, number) || (apart.length > 0 && reachable(apart, pairs).has(start));
  });
}

/** The same step is there twice, and leads back: `(a+)+`. */
const twiceWithin = ({ following }: Ways, number: number): boolean => {
  const steps = following[number] ?? [];
  return steps.some((step, at) => steps.indexOf(step) !== at && reachable([step], (from) => following[from] ?? [], true).has(number));
};

/** Where two walkers can be after the same sign, as `one * size + other`. */
function pairsOf({ signs, following }: Ways, source: string): (pair: number) => readonly number[] {
  const letters = lettersOf(signs, source);
  const size = signs.length;
  const meets = signs.map((_, one) => signs.map((_other, other) => one === other || overlaps(letters[one], letters[other])));
  return (pair) =>
    (following[Math.floor(pair / size)] ?? []).flatMap((one) =>
      (following[pair % size] ?? []).flatMap((other) => (meets[one]?.[other] ? [one * size + other] : [])),
    );
}

const overlaps = (one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean =>
  one !== undefined && other !== undefined && !one.isDisjointFrom(other);

/** What can be reached by one step or more; with `withStart` also by none. */
function reachable(starts: readonly number[], next: (from: number) => readonly number[], withStart = false): ReadonlySet<number> {
  const found = new Set<number>(withStart ? starts : []);
  const waiting = [...starts];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop())
    for (const to of next(from))
      if (!found.has(to)) {
        found.add(to);
        waiting.push(to);
      }
  return found;
}
