import { blockPlaces, pageBlocks, type NavigationGroup, type Page } from '../../contract/index.ts';
import { insertedAfter, movedAfter, offeredVisibilities, treeMove, withoutPage, withPage } from '../../rules/index.ts';
import { aBlock, idOf } from './demo-page.data.ts';

/** Input of a call as it came over the wire. */
type Wire = Readonly<Record<string, unknown>>;
type Answer = { readonly status: number; readonly body: unknown };

export interface FakeServer {
  readonly fetch: typeof fetch;
  readonly page: () => Page;
  readonly changePage: (change: Partial<Page>) => void;
  /** Every call so far, `pages/block/update` first to last. */
  readonly calls: readonly { readonly path: string; readonly input: Wire }[];
  /** Makes the next answers of a path come from the test. */
  readonly answer: (path: string, answer: (input: Wire) => Answer | Promise<Answer>) => void;
}

export const refused = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { code, messageType: 'warning', messageTitle: code, messageBody: `Abgelehnt: ${code}`, ...more },
});
const ok = (body: unknown): Answer => ({ status: 200, body });
const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const placeIn = (input: Wire) => blockPlaces.find((place) => place === input['place']);
const person = { id: idOf('me'), firstName: 'Lea', lastName: 'Brunner' };

/** The pages' part of the server, in memory, behind `fetch`: the contract's paths and shapes, none of its checks. */
export function fakeServer(first: Page, groups: NavigationGroup[] = []): FakeServer {
  let page = first;
  let favourites = [idOf('wochenplan')];
  let trees = groups;
  let members: string | null = null;
  const shelves: { archive: Wire[]; trash: Wire[] } = { archive: [], trash: [] };
  const gone = new Map<string, { block: Page['blocks'][number]; afterId: string | null }>();
  const calls: { path: string; input: Wire }[] = [];
  const own = new Map<string, (input: Wire) => Answer | Promise<Answer>>();
  const text = (input: Wire, key: string) => asText(input[key]);
  const after = (input: Wire, key = 'afterId') => (typeof input[key] === 'string' ? input[key] : null);
  const revise = (change: Partial<Page>) => {
    page = { ...page, ...change, revision: page.revision + 1 };
    return page.revision;
  };
  const saved = (id: string) => ok({ block: page.blocks.find((block) => block.id === id), revision: page.revision });
  const withTrees = (change: (pages: NavigationGroup['pages']) => NavigationGroup['pages']) => {
    trees = trees.map((group) => ({ ...group, pages: change(group.pages) }));
    return ok({ ok: true });
  };

  const answers: Record<string, (input: Wire) => Answer> = {
    'pages/get/{url}': (input) => (input['url'] === page.url || input['url'] === page.id ? ok(page) : refused(404, 'PAGE_NOT_FOUND')),
    'pages/view-as/get/{id}': () => ok({ page: { ...page, groupPermission: 1, draft: false } }),
    'pages/navigation/get': () =>
      ok({
        groups: trees,
        favourites,
        releasesWaiting: 0,
        hasWritten: true,
        narrowed: page.narrowed ? [{ id: page.id, name: page.title, url: page.url }] : [],
      }),
    'pages/search': () => ok({ hits: [], more: false }),
    'pages/links/find': (input) => {
      const asked = Array.isArray(input['addresses']) ? input['addresses'].map(asText) : [];
      const find = (entries: NavigationGroup['pages'], address: string): NavigationGroup['pages'] =>
        entries.flatMap((one) => [...(one.id === address || one.url === address ? [one] : []), ...find(one.pages, address)]);
      const found = (address: string) =>
        trees.flatMap((group) =>
          find(group.pages, address).map(({ id, name, url }) => ({ address, id, name, url, groupName: group.name })),
        );
      return ok({ pages: asked.flatMap(found) });
    },
    'pages/favourite/set': (input) => {
      favourites = [...favourites.filter((id) => id !== input['id']), ...(input['favourite'] === true ? [text(input, 'id')] : [])];
      return ok({ ok: true });
    },
    'pages/navigation/expanded/set': (input) =>
      withTrees((pages) => withPage(pages, text(input, 'id'), (one) => ({ ...one, expanded: input['expanded'] === true }))),
    'pages/move': (input) =>
      withTrees((pages) => treeMove(pages, text(input, 'id'), { parentId: after(input, 'parentId'), afterId: after(input) }) ?? pages),
    'pages/delete': (input) => withTrees((pages) => withoutPage(pages, text(input, 'id'))),
    'pages/restore': () => ok({ id: page.id, name: page.title, url: page.url }),
    'pages/create': (input) => ok({ id: idOf('new'), name: input['title'], url: page.url }),
    'pages/copy': () => ok({ id: idOf('copy'), name: page.title, url: page.url }),
    'pages/shelved/{shelf}': (input) => ok({ pages: shelves[input['shelf'] === 'trash' ? 'trash' : 'archive'], more: false }),
    'pages/update': (input) => {
      if (input['field'] === 'members') members = text(input, 'value');
      revise(input['field'] === 'members' ? { visibility: 'members' } : { [text(input, 'field')]: input['value'] });
      return ok({ id: page.id, name: page.title, url: page.url });
    },
    'pages/sharing/short/set': (input) => ok({ code: input['live'] === true ? 'K7M2XPQR' : null }),
    'pages/sharing/get/{id}': () =>
      ok({
        visibility: page.visibility,
        offered: offeredVisibilities(page.groupForType, page.visibility === 'class' || page.release !== null),
        release: page.release,
        link: page.visibility === 'link' ? 'geheim123' : null,
        linkPassword: null,
        shortCode: null,
        circles:
          page.groupForType === 'class'
            ? [
                { id: idOf('blau'), kind: 'group', name: 'Gruppe Blau', size: 2, names: ['Mia Keller', 'Noah Meier'] },
                { id: idOf('unterstufe'), kind: 'team', name: 'Team Unterstufe', size: 7, names: [] },
              ]
            : [],
        members,
        classSize: page.groupForType === 'class' ? 24 : null,
        childrenNamed: [],
        schoolId: idOf('school'),
        embedOrigins: ['https://www.schule.example.ch'],
        canSetEmbedOrigins: true,
      }),
    'pages/releases/list': () => ok({ pages: [] }),
    'pages/releases/set': (input) => {
      const release = input['released'] === true ? 'released' : 'declined';
      revise({ release });
      return ok({ release });
    },
    'pages/sharing/narrowed/seen': () => {
      revise({ narrowed: false });
      return ok({ ok: true });
    },
    'pages/sharing/link/set': (input) => ok({ link: input['live'] === true ? 'geheim123' : null }),
    'pages/sharing/embed-origins/set': (input) => ok({ origins: input['origins'] }),
    'pages/edit/open': () => ok({ granted: true, fence: 3, lock: { holder: person, since: page.updatedAt } }),
    'pages/edit/overwrite': () => ok({ fence: 4, lock: { holder: person, since: page.updatedAt } }),
    'administration/visits/count': () => ok({ ok: true }),
    'pages/edit/renew': () => ok({ ok: true }),
    'pages/edit/close': () => ok({ ok: true }),
    'pages/block/add': (input) => {
      const type = pageBlocks.find((one) => one.type === input['type']);
      const begun = aBlock(text(input, 'type'), { ...((input['settings'] ?? type?.empty) as Wire) });
      const block = { ...begun, place: placeIn(input) ?? begun.place };
      revise({ blocks: [...insertedAfter(page.blocks, block, after(input))] });
      return saved(block.id);
    },
    'pages/block/update': (input) => {
      const id = text(input, 'blockId');
      revise({ blocks: page.blocks.map((block) => (block.id === id ? { ...block, settings: input['settings'] as Wire } : block)) });
      return saved(id);
    },
    'pages/block/move': (input) => {
      const along = Array.isArray(input['along']) ? input['along'].map(asText) : [];
      const placed = page.blocks.map((block) =>
        block.id === input['blockId'] ? { ...block, place: placeIn(input) ?? block.place } : block,
      );
      revise({ blocks: [...movedAfter(placed, text(input, 'blockId'), after(input), along)] });
      return saved(text(input, 'blockId'));
    },
    'pages/block/delete': (input) => {
      const at = page.blocks.findIndex(({ id }) => id === input['blockId']);
      const block = page.blocks[at];
      if (block) gone.set(block.id, { block, afterId: page.blocks[at - 1]?.id ?? null });
      return ok({ revision: revise({ blocks: page.blocks.filter((one) => one !== block) }) });
    },
    'pages/block/versions/list/{blockId}': () => ok({ versions: [] }),
    'pages/block/versions/get/{id}': () => refused(404, 'BLOCK_VERSION_NOT_FOUND'),
    'pages/block/restore': (input) => {
      const back = gone.get(text(input, 'blockId'));
      if (back) revise({ blocks: [...insertedAfter(page.blocks, back.block, back.afterId)] });
      return saved(text(input, 'blockId'));
    },
  };

  const pick = (path: string): [string, Wire] => {
    const pattern = Object.keys(answers).find((one) => new RegExp(`^${one.replace(/\{\w+\}/, '[^/]+')}$`).test(path)) ?? path;
    const name = /\{(\w+)\}/.exec(pattern)?.[1];
    return [pattern, name === undefined ? {} : { [name]: decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)) }];
  };
  const respond = async (address: string, init?: RequestInit): Promise<Response> => {
    const url = new URL(address, location.origin);
    const [path, parameters] = pick(url.pathname.replace(/^.*\/api\//, ''));
    const body: Wire = typeof init?.body === 'string' ? (JSON.parse(init.body) as Wire) : {};
    const input = { ...Object.fromEntries(url.searchParams), ...parameters, ...body };
    calls.push({ path, input });
    const { status, body: said } = (await own.get(path)?.(input)) ?? answers[path]?.(input) ?? refused(404, 'NOT_FOUND');
    return Response.json(said, { status });
  };
  return {
    fetch: (address, init) => respond(String(address instanceof Request ? address.url : address), init),
    page: () => page,
    changePage: (change) => void revise(change),
    calls,
    answer: (path, answer) => void own.set(path, answer),
  };
}
