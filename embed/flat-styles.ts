import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolveStyleRulesForSlots } from '@griffel/core';
import { build, type BuildOptions, type Plugin, transform } from 'esbuild';
import { parseSync } from 'oxc-parser';
import { flatten } from './flatten.ts';

type Slots = Parameters<typeof resolveStyleRulesForSlots>[0];

const pathOf = (file: string): string => fileURLToPath(new URL(`inline/${file}`, import.meta.url));
const shim = pathOf('flat-classes.ts');
const lookPath = pathOf('flat-look.ts');

type Theme = Readonly<Record<string, string>>;

/** What `inline/flat-look.ts` leaves behind. */
interface Look {
  readonly around: string;
  readonly light: Theme;
  readonly dark: Theme;
}

/**
 * Takes the styles' library out of a bundle: `makeStyles` is worked out while building, its rules become one sheet (`inline/flat-sheet.ts`),
 * and what is left of each call is the names of its classes. Only calls with one literal argument at the top of a module can be worked out,
 * which is how the house writes them.
 */
export async function flatStyles(options: BuildOptions): Promise<Plugin[]> {
  const { slots, look } = await evaluate(options);
  const flattened = flatten(slots, resolveStyleRulesForSlots);
  const { code } = await transform(withTokens(flattened.css + look.around, look), { loader: 'css', minify: true });
  return [sheetOf(code.trim()), rewriting((key) => JSON.stringify(flattened.classes[key] ?? {}))];
}

/** Runs the views' modules, without drawing anything: what every `makeStyles` was given, by file and place, and the tokens. */
async function evaluate(options: BuildOptions): Promise<{ readonly slots: Readonly<Record<string, Slots>>; readonly look: Look }> {
  const slots: Record<string, Slots> = {};
  const named = (key: string, argument: string) => `(globalThis.flatStyles[${JSON.stringify(key)}] = ${argument})`;
  const { outputFiles } = await build({ ...options, entryPoints: [lookPath], format: 'esm', minify: false, plugins: [rewriting(named)] });
  Object.assign(globalThis, { flatStyles: slots });
  // A module of the same address is read once only.
  await import(`data:text/javascript;base64,${Buffer.from(outputFiles?.[0]?.text ?? '').toString('base64')}#${randomUUID()}`);
  // Its own last line put it there.
  const look = Reflect.get(globalThis, 'flatLook') as Look;
  for (const name of ['flatStyles', 'flatLook']) Reflect.deleteProperty(globalThis, name);
  return { slots, look };
}

/** Puts something else in the place of each argument. */
const rewriting = (replace: (key: string, argument: string) => string): Plugin => ({
  name: 'flat-styles',
  setup(bundler) {
    bundler.onResolve({ filter: /^@griffel\/react$/ }, () => ({ path: shim }));
    bundler.onLoad({ filter: /\/(?:packages|embed)\/.*\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      // A format that nobody uses is left away; the bundler cannot know that making one does nothing else.
      if (!source.includes('makeStyles(')) return { contents: source.replaceAll('= dateFormat(', '= /* @__PURE__ */ dateFormat('), loader };
      let contents = source;
      const found = argumentsIn(path, source);
      for (const [index, { start, end }] of found.entries().toArray().toReversed())
        contents = contents.slice(0, start) + replace(`${path}#${index}`, source.slice(start, end)) + contents.slice(end);
      return { contents, loader };
    });
  },
});

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the arguments of the calls of `makeStyles` stand, in their order. */
function argumentsIn(path: string, source: string): readonly Span[] {
  const found: Span[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, arguments: given } = node as { type?: string; callee?: { name?: string }; arguments?: Span[] };
    if (type === 'CallExpression' && callee?.name === 'makeStyles' && given?.[0]) found.push(given[0]);
    else Object.values(node).forEach(walk);
  };
  walk(parseSync(path, source).program);
  return found.toSorted((one, other) => one.start - other.start);
}

const sheetOf = (css: string): Plugin => ({
  name: 'flat-sheet',
  setup(bundler) {
    bundler.onLoad({ filter: /\/inline\/flat-sheet\.ts$/ }, () => ({ contents: `export const flatSheet = ${JSON.stringify(css)};` }));
  },
});

/** Other websites may have another size of letters at their root, which `rem` would take over. */
const inPixels = (value: string): string => value.replaceAll(/([\d.]+)rem/g, (_whole, count: string) => `${Number(count) * 16}px`);

/** The rules with the values of tokens that never change, and those of the others for the element that says its scheme. */
function withTokens(css: string, { light, dark }: Look): string {
  const changing = new Map<string, string>();
  const short = (name: string): string => {
    changing.set(name, changing.get(name) ?? `--t${changing.size.toString(36)}`);
    return `var(${changing.get(name)})`;
  };
  const rules = css.replaceAll(/var\(--([A-Za-z0-9]+)\)/g, (whole, name: string) => {
    if (light[name] === undefined) return whole;
    return light[name] === dark[name] ? inPixels(light[name]) : short(name);
  });
  const valuesOf = (theme: Theme) => [...changing].map(([name, own]) => `${own}:${theme[name]}`).join(';');
  return `${rules}[data-scheme]{${valuesOf(light)}}[data-scheme=dark]{${valuesOf(dark)}}`;
}
