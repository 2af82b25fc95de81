import { ownSetTexts } from '../../texts.ts';
import type { DrawnIcon, EmojiIcon } from '../../contract/index.ts';
import { brandGroups, faGroups, type WordedGroup } from './fa.data.ts';
import { type IconSet, known, wordsOf } from './icon-set.ts';
import { pausenplatzIcons } from './pausenplatz.data.ts';

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | null = null;
  return () => (made ??= make());
};

/** Each set is read when somebody asks for it first, and stays. */
export const iconSets = {
  pausenplatz: once(async (): Promise<IconSet<DrawnIcon>> => {
    const own = { id: 'pausenplatz', name: ownSetTexts.all };
    return {
      groups: [own],
      icons: pausenplatzIcons.map(([name, words, path]) => {
        const all = wordsOf(words);
        return known(drawnAs('pausenplatz', name, all, path), own.id, all);
      }),
    };
  }),
  fa: once(async () => drawnSet('fa', faGroups, (await import('@iconify-json/fa7-solid/icons.json', { with: { type: 'json' } })).default)),
  'fa-brands': once(async () =>
    drawnSet('fa-brands', brandGroups, (await import('@iconify-json/fa7-brands/icons.json', { with: { type: 'json' } })).default),
  ),
  emojis: once(emojiSet),
};

const drawnAs = (set: DrawnIcon['set'], name: string, words: readonly string[], path: string): DrawnIcon => ({
  set,
  name,
  label: words[0] ?? name,
  path,
});

/** An icon of our own by its name, as somebody would have chosen it. Throws for a name that there is not. */
export function pausenplatzIcon(wanted: string): DrawnIcon {
  const [name, words, path] = pausenplatzIcons.find((one) => one[0] === wanted) ?? [];
  if (!name || !words || !path) throw new Error(`No icon of our own: ${wanted}`);
  return drawnAs('pausenplatz', name, wordsOf(words), path);
}

interface Drawings {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Throws for a name that the set does not have (any more), and for one that is more than a path. */
function drawnSet(set: 'fa' | 'fa-brands', groups: readonly WordedGroup[], { icons }: Drawings): IconSet<DrawnIcon> {
  const drawn = (name: string, words: string, group: string) => {
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '')?.[1];
    if (path === undefined) throw new Error(`${set} has no drawing of ${name}`);
    const all = wordsOf(words);
    return known(drawnAs(set, name, all, path), group, all);
  };
  return {
    groups: groups.map(({ id, name }) => ({ id, name })),
    icons: groups.flatMap(({ id, icons: lines }) =>
      lines
        .trim()
        .split('\n')
        .map((line) => drawn(line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1), id)),
    ),
  };
}

/** Older devices have no pictures of what came later. */
const newestEmojis = 14;
/** Colours of skin and hair, which join others. */
const components = 2;

async function emojiSet(): Promise<IconSet<EmojiIcon>> {
  const [{ default: emojis }, { default: messages }] = await Promise.all([
    import('emojibase-data/de/data.json', { with: { type: 'json' } }),
    import('emojibase-data/de/messages.json', { with: { type: 'json' } }),
  ]);
  const groups = messages.groups.filter(({ order }) => order !== components).map(({ key, message }) => ({ id: key, name: message }));
  const groupOf = new Map(messages.groups.map(({ order, key }) => [order, key]));
  return {
    groups,
    icons: emojis.flatMap(({ emoji, label, tags = [], group, version }) => {
      const id = group === undefined || group === components ? undefined : groupOf.get(group);
      if (id === undefined || version > newestEmojis) return [];
      const name = label.replace(/^Symbol „(.+)“$/, '$1').replaceAll('ß', 'ss');
      return [known<EmojiIcon>({ set: 'emojis', emoji, label: name }, id, [name, ...tags])];
    }),
  };
}
