import { hasWords, plainWords } from '@pausenplatz/kernel-format';

/** Something of the platform that may hang on a task. */
export interface Attachable {
  readonly type: 'page' | 'tool';
  readonly name: string;
  /** Whose page it is; empty for tools. */
  readonly detail: string;
  /** Own path, which stays when a page gets another address. */
  readonly path: string;
}

interface PageTree {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
  readonly pages: readonly PageTree[];
}

interface Tool {
  readonly path: string;
  readonly name: string;
  readonly alsoCalled: string;
  readonly access: 'public' | 'login' | readonly string[];
}

interface Offered {
  readonly groups: readonly { readonly name: string; readonly pages: readonly PageTree[] }[];
  readonly tools: readonly Tool[];
}

const flat = (pages: readonly PageTree[]): readonly PageTree[] => pages.flatMap((page) => [page, ...flat(page.pages)]);

/** A tool that children work with: everybody's, or theirs; what is merely open to whoever signed in is none. */
const isForPupils = ({ access }: Tool): boolean => access === 'public' || (access !== 'login' && access.includes('Pupil'));

/** Tools for pupils and pages whose names hold what was typed: tools first, then pages, the last changed first; at most so many. */
export function findAttachables(typed: string, { groups, tools }: Offered, most: number): readonly Attachable[] {
  const words = plainWords(typed);
  if (typed.trim() !== '' && words.length === 0) return [];
  const ofTools = tools
    .filter((tool) => isForPupils(tool) && hasWords(`${tool.name} ${tool.alsoCalled}`, words))
    .map(({ name, path }): Attachable => ({ type: 'tool', name, detail: '', path }));
  const ofPages = groups
    .flatMap((group) => flat(group.pages).map((page) => ({ page, group: group.name })))
    .filter(({ page, group }) => hasWords(`${page.name} ${group}`, words))
    .toSorted((one, other) => other.page.updatedAt.localeCompare(one.page.updatedAt))
    .map(({ page, group }): Attachable => ({ type: 'page', name: page.name, detail: group, path: `/seite/${page.id}` }));
  return [...ofTools, ...ofPages].slice(0, most);
}
