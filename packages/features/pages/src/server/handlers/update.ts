import type { ParsedInputOf } from '@pausenplatz/kernel-contract';
import { type CallContext, isDuplicate, newSecret, personOf, type Work } from '@pausenplatz/kernel-server';
import { type Background, fileBehind, type Release, updatePage, type Visibility } from '../../contract/index.ts';
import { offeredVisibilities } from '../../rules/offered-visibilities.ts';
import { releaseAfterChoice } from '../../rules/release.ts';
import { pagesTexts } from '../../texts.ts';
import { sealPassword } from '../link-proof.ts';
import { proveFiles } from '../block-settings.ts';
import { handle } from '../pages.ts';
import { setBackgroundFile } from '../queries/blocks.ts';
import { holdCircle } from '../queries/hold-circle.ts';
import { type PageScope, provePage, proveUnpublishing, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { revise, tellContent } from '../tell.ts';
import { tellNavigation, tellTeam } from './manage.ts';

type Change = ParsedInputOf<typeof updatePage>;

export const updatePageHandler = handle(updatePage, async (context, change) => {
  const scope = await proveChange(context, change);
  const now = context.clock.now();
  try {
    return await context.transact(async (work) => {
      await tellTeam(work, context, scope.pageId);
      const stored = await storeChange(work, scope, await columnsOf(context, work, scope, change), now);
      if (!stored) return refuse('PAGE_NOT_FOUND');
      const { id, title, url } = stored;
      tellNavigation(work, context, scope);
      await tellTeam(work, context, id);
      tellContent(work, context, scope, await revise(work, scope, now), []);
      return { id, name: title, url };
    });
  } catch (error) {
    if (isDuplicate(error, 'page_url_key')) return refuse('ADDRESS_TAKEN', { fields: { value: pagesTexts.fields.addressTaken } });
    throw error;
  }
});

/** Taking a page back asks for less than anything else: nobody may be left who could close it. */
function proveChange(context: CallContext<PagesTables>, change: Change): Promise<PageScope> {
  if (change.field === 'visibility' && change.value === 'group') return proveUnpublishing(context, change.id);
  return provePage(context, change.id, { permission: 2 });
}

type Columns = Partial<{
  title: string;
  url: string;
  visibility: Visibility;
  members_of: string | null;
  release: Release | null;
  release_class_id: string | null;
  released_at: Date | null;
  narrowed_at: null;
  background: string;
  is_draft: boolean;
  visible_from: Date | null;
  visible_until: Date | null;
  link_password: string | null;
  link_secret: string;
  archived_at: Date | null;
}>;

async function columnsOf(context: CallContext<PagesTables>, work: Work<PagesTables>, scope: PageScope, change: Change): Promise<Columns> {
  switch (change.field) {
    case 'title':
      return { title: change.value };
    case 'url':
      return { url: change.value };
    case 'visibility':
      return sharingColumns(work, scope, change.value);
    case 'members':
      return membersColumns(context, work, scope, change.value);
    case 'background':
      return backgroundColumns(context, work, scope, change.value);
    case 'draft':
      return { is_draft: change.value };
    case 'visibleFrom':
      return { visible_from: momentOf(change.value) };
    case 'visibleUntil':
      return { visible_until: momentOf(change.value) };
    case 'linkPassword':
      return { link_password: change.value === null ? null : sealPassword(context, scope.pageId, change.value) };
    case 'archived':
      return { archived_at: change.value ? context.clock.now() : null };
  }
}

async function backgroundColumns(
  context: CallContext<PagesTables>,
  work: Work<PagesTables>,
  scope: PageScope,
  background: Background,
): Promise<Columns> {
  // Of two choices at once the later one holds, with its file.
  await work.db.selectFrom('page').select('id').where('id', '=', scope.pageId).forUpdate().execute();
  const fileId = fileBehind(background);
  if (fileId !== null) await provePicture({ ...context, db: work.db }, scope.pageId, fileId);
  await setBackgroundFile(work.db, scope.pageId, fileId);
  return { background: JSON.stringify(background) };
}

async function provePicture(context: CallContext<PagesTables>, pageId: string, fileId: string): Promise<void> {
  await proveFiles(context, pageId, [fileId]);
  const file = await context.db.selectFrom('file').select('mime_type').where('id', '=', fileId).executeTakeFirst();
  if (!file?.mime_type.startsWith('image/')) refuse('FILE_NOT_FOUND', { fields: { value: pagesTexts.fields.fileGone } });
}

const momentOf = (value: string | null): Date | null => (value === null ? null : new Date(value));

async function sharingColumns(work: Work<PagesTables>, scope: PageScope, visibility: Visibility): Promise<Columns> {
  if (!offeredVisibilities(scope.groupType, scope.isPupils).includes(visibility)) refuse('VISIBILITY_IMPOSSIBLE');
  const before = await work.db
    .selectFrom('page')
    .select(['visibility', 'release', 'link_secret'])
    .where('id', '=', scope.pageId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Whoever chooses the link has one; the one that was given away before holds again.
  const link = visibility === 'link' && before.link_secret === null ? { link_secret: newSecret() } : {};
  const chosen = { visibility, members_of: null, narrowed_at: null, ...link };
  if (!scope.isPupils) return chosen;
  const release = releaseAfterChoice(before, visibility);
  return release === 'released' ? chosen : { ...chosen, release, release_class_id: null, released_at: null };
}

async function membersColumns(context: CallContext<PagesTables>, work: Work<PagesTables>, scope: PageScope, id: string): Promise<Columns> {
  await holdCircle(work.db, scope, id, personOf(context).userId);
  return { visibility: 'members', members_of: id, narrowed_at: null };
}

function storeChange(work: Work<PagesTables>, scope: PageScope, columns: Columns, now: Date) {
  return work.db
    .updateTable('page')
    .set({ ...columns, updated_at: now })
    .where('id', '=', scope.pageId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'title', 'url'])
    .executeTakeFirst();
}
