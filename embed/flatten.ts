type Rule = string | readonly [rule: string, facts?: { readonly p?: number }];
type Class = string | 0 | readonly [leftToRight: string, rightToLeft: string];

/** What the styles' library makes of slots: per slot a class for each property, and the rules by their place in the sheet. */
type Resolve<Slots> = (
  slots: Slots,
) => readonly [classes: Readonly<Record<string, unknown>>, rules: Readonly<Partial<Record<string, readonly unknown[]>>>];

interface Flattened {
  readonly css: string;
  /** The class of each slot, by call. */
  readonly classes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The order in which the library's own sheets follow each other: links, focus, hover, then what depends on the device. */
const places = ['r', 'd', 'l', 'v', 'w', 'f', 'i', 'h', 'a', 's', 'k', 't', 'm', 'c', 'x'] as const;

/** A rule of one class: what stands around it, what its selector is besides the class, what it says. */
interface Block {
  readonly place: string;
  readonly order: number;
  readonly around: string;
  readonly selector: string;
  readonly declarations: string;
}

/**
 * Rules of many calls as one sheet, a class a slot: where two slots meet on an element the one that was made later counts, as a module is
 * read after those it takes from. Languages here are written from left to right.
 */
export function flatten<Slots>(made: Readonly<Record<string, Slots>>, resolve: Resolve<Slots>): Flattened {
  const classes: Record<string, Record<string, string>> = {};
  const blocks: (Block & { readonly name: string })[] = [];
  const keyframes = new Set<string>();
  for (const [key, slots] of Object.entries(made)) {
    const [given, rules] = resolve(slots);
    const byClass = blocksOf(rules as Record<string, readonly Rule[]>, keyframes);
    classes[key] = {};
    // The library's own types keep this shape to itself.
    for (const [slot, properties] of Object.entries(given as Record<string, Record<string, Class>>)) {
      const name = `s${new Set(blocks.map((block) => block.name)).size.toString(36)}`;
      const own = Object.values(properties).flatMap((one) => byClass.get(typeof one === 'string' ? one : one === 0 ? '' : one[0]) ?? []);
      if (own.length === 0) continue;
      classes[key][slot] = name;
      blocks.push(...own.map((block) => ({ ...block, name })));
    }
  }
  return { classes, css: sheet(blocks, keyframes) };
}

/** All blocks by the library's name of their class. */
function blocksOf(rules: Readonly<Record<string, readonly Rule[]>>, keyframes: Set<string>): ReadonlyMap<string, readonly Block[]> {
  const found = new Map<string, Block[]>();
  for (const [place, all] of Object.entries(rules)) {
    if (!places.some((one) => one === place)) throw new Error(`Rules of an unknown place: ${place}`);
    for (const rule of all) {
      const [text, order] = typeof rule === 'string' ? [rule, 0] : [rule[0], rule[1]?.p ?? 0];
      if (place === 'k') keyframes.add(text);
      else for (const [name, block] of blocksIn(text)) found.set(name, [...(found.get(name) ?? []), { ...block, place, order }]);
    }
  }
  return found;
}

/** The blocks of a rule, which may stand inside of one condition. */
function blocksIn(rule: string): readonly (readonly [name: string, block: Pick<Block, 'around' | 'selector' | 'declarations'>])[] {
  const around = /^@[^{]+/.exec(rule)?.[0] ?? '';
  const inside = around === '' ? rule : rule.slice(around.length + 1, -1);
  if (inside.includes('@')) throw new Error(`A condition inside of another one: ${rule}`);
  return [...inside.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', declarations = '']) => {
    const names = new Set([...selector.matchAll(/\.([fr][0-9a-z]{5,8})(?![\w-])/g)].map(([, name = '']) => name));
    return [...names].map((name) => [name, { around, selector: selector.replaceAll(`.${name}`, '&'), declarations }] as const);
  });
}

/** Within a place, a shorthand comes before what stands for its parts, and what has the same selector is said together. */
function sheet(blocks: readonly (Block & { readonly name: string })[], keyframes: ReadonlySet<string>): string {
  const lines = places.flatMap((place) => {
    const together = new Map<string, string>();
    const ordered = [...new Set(blocks.map(({ name }) => name))].flatMap((name) =>
      blocks.filter((block) => block.name === name && block.place === place).toSorted((one, other) => one.order - other.order),
    );
    for (const { around, selector, name, declarations } of ordered) {
      const key = `${around}\n${selector.replaceAll('&', `.${name}`)}`;
      together.set(key, (together.get(key) ?? '') + declarations);
    }
    const conditions = new Map<string, string>();
    for (const [key, declarations] of together) {
      const [around = '', selector = ''] = key.split('\n');
      conditions.set(around, `${conditions.get(around) ?? ''}${selector}{${declarations}}`);
    }
    // The library sorts conditions in the same way.
    return [...conditions]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([around, rules]) => (around === '' ? rules : `${around}{${rules}}`));
  });
  const used = [...keyframes].filter((one) => lines.some((line) => line.includes(/^@keyframes (\S+?)\{/.exec(one)?.[1] ?? '\n')));
  return [...used, ...lines].join('');
}
