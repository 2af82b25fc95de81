import type { BlockType } from '@pausenplatz/kernel-contract';
import { presentFile } from '@pausenplatz/documents/server';
import { asSystem, newId, openWall, personOf, type Work } from '@pausenplatz/kernel-server';
import type { keptPagesStep } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { type KeptPage, pageLimits } from '../contract/index.ts';
import { copyTree, keptAddress } from './copy-tree.ts';
import { proveParent, refuseWhenFull, tellNavigation } from './handlers/manage.ts';
import { namelessFile } from './present-page.ts';
import { childrenNamed } from './queries/children-named.ts';
import { lockTree } from './queries/lock-tree.ts';
import { keptTrees, pageTree, type TreePage } from './queries/page-tree.ts';
import { readKept } from './queries/read-kept.ts';
import { readableBlocks, readingBy } from './read-block.ts';
import { proveCopying, proveGroup, refuse } from './scope.ts';
import { settingsOfCopy } from './settings-of-copy.ts';
import type { PagesTables } from './tables.ts';

type Given = NonNullable<(typeof keptPagesStep)['of']>;

const ownDb = (db: unknown) => db as Kysely<PagesTables>;
const ownWork = (work: unknown) => work as Work<PagesTables>;

/** The pages that go along; refused where they are more than one keeps. */
async function takenTree(db: Kysely<PagesTables>, pageId: string, withBelow: boolean): Promise<[TreePage, ...TreePage[]]> {
  const [first, ...below] = await pageTree(db, pageId, withBelow);
  if (!first) return refuse('PAGE_NOT_FOUND');
  if (below.length >= pageLimits.keptPages) return refuse('TOO_MANY_PAGES_KEPT', { details: { maximum: pageLimits.keptPages } });
  return [first, ...below];
}

/** Copies of pages that another feature keeps; the catalogue knows which settings belong to a class, and those stay behind. */
export function keptPages(catalogue: readonly BlockType[]): Given {
  const read = readingBy(catalogue);
  const settingsOf = settingsOfCopy(catalogue, { classId: null, withEntries: false });
  const store = async (services: Parameters<Given['keepFor']>[0], work: Work<PagesTables>, name: string, taken: Taken) => {
    const tree = await takenTree(work.db, taken.pageId, taken.withBelow);
    const place = { groupType: 'kept', groupId: name, parentId: null, createdBy: taken.userId, isDraft: false } as const;
    // What is kept is behind the wall for everybody; who may copy the pages was proven.
    await asSystem(async () => {
      await dropKept(work.db, [name]);
      await copyTree(services, work, tree, { ...place, url: keptAddress(newId()), settingsOf });
    });
    return tree.length;
  };
  return {
    async names(context, { pageId, withBelow }) {
      const db = ownDb(context.db);
      const scope = await proveCopying({ db, actor: context.actor }, pageId);
      const pages = await takenTree(db, pageId, withBelow);
      return childrenNamed(
        db,
        scope,
        pages.map(({ id }) => id),
      );
    },
    async keep(context, work, name, taken) {
      const { db } = ownWork(work);
      const scope = await proveCopying({ db, actor: context.actor }, taken.pageId);
      // Nobody moves a page out from below meanwhile.
      await lockTree(db, scope.groupId);
      return store(context, ownWork(work), name, { ...taken, userId: personOf(context).userId });
    },
    keepFor: (services, work, name, taken) => store(services, ownWork(work), name, taken),
    async plant(context, work, name, { title, groupForType, groupForId, parentId }) {
      const { db } = ownWork(work);
      const inside = { db, actor: context.actor };
      const group = await proveGroup(inside, { groupType: groupForType, groupId: groupForId }, 2);
      await lockTree(db, group.groupId);
      if (parentId !== null) await proveParent(inside, parentId, group);
      const [first, ...below] = await asSystem(() => keptTrees(db, [name]));
      if (!first) return refuse('PAGE_NOT_FOUND');
      await refuseWhenFull(inside, group, below.length + 1);
      // Who may have them was proven by who keeps them.
      openWall({ pages: [first, ...below].map(({ id }) => id) });
      const page = await copyTree(context, ownWork(work), [first, ...below], {
        ...group,
        parentId,
        title,
        createdBy: personOf(context).userId,
        // What a class or a school reads is shown on purpose.
        isDraft: group.groupType !== 'user',
        settingsOf: settingsOfCopy(catalogue, { classId: group.groupType === 'class' ? group.groupId : null, withEntries: true }),
      });
      tellNavigation(work, context, group);
      return page;
    },
    async show(services, names) {
      if (names.length === 0) return new Map();
      const db = ownDb(services.db);
      const { pages, blocks, files } = await asSystem(() => readKept(db, names));
      const shown = pages.map(({ id, title, depth, background, name }) => {
        const page: KeptPage = {
          id,
          title,
          depth,
          background,
          blocks: readableBlocks(
            read,
            blocks.filter(({ pageId }) => pageId === id),
          ).map(({ pageId: _page, ...block }) => block),
          files: Object.fromEntries(
            files
              .filter(({ pageId }) => pageId === id)
              // What somebody calls their files is for them.
              .map((file) => [file.id, { ...presentFile(services, file), name: namelessFile(file.name) }]),
          ),
        };
        return { name, page };
      });
      return new Map(names.map((name) => [name, shown.filter((one) => one.name === name).map(({ page }) => page)]));
    },
    drop: (work, names) => asSystem(() => dropKept(ownDb(work.db), names)),
  };
}

interface Taken {
  readonly pageId: string;
  readonly withBelow: boolean;
  readonly userId: string;
}

async function dropKept(db: Kysely<PagesTables>, names: readonly string[]): Promise<void> {
  await sql`delete from page where group_type = 'kept' and group_id = any(${[...names]})`.execute(db);
}
