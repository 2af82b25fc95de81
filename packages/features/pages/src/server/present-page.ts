import { presentFile } from '@pausenplatz/documents/server';
import type { Services } from '@pausenplatz/kernel-server';
import type { Page } from '../contract/index.ts';
import {
  audienceOf,
  belongsToPage,
  mayCopy,
  mayRelease,
  maySeeOwner,
  mayUnpublish,
  pagePermissionOf,
  type Reader,
} from '../rules/page-permission.ts';
import { releaseToday } from '../rules/release.ts';
import { isOneOf, rulesOnPage } from '../rules/service-rules.ts';
import { shownNeighbours } from '../rules/shown-neighbours.ts';
import { pagesTexts } from '../texts.ts';
import type { PageRow } from './queries/read-page.ts';
import { type BlockReading, readableBlocks, toBlock } from './read-block.ts';

/** The page as this reader may see it, or null. */
export function presentPage(services: Pick<Services, 'signer' | 'clock'>, read: BlockReading, row: PageRow, reader: Reader): Page | null {
  const permission = pagePermissionOf(row, reader);
  if (permission === 0) return null;
  const { userId } = reader;
  const knowsOwner = maySeeOwner(row, reader);
  const isDecider = mayRelease(row, reader);
  const shown = (neighbours: PageRow['children']) => shownNeighbours(row, reader, neighbours);
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    groupForType: row.groupType,
    groupForId: row.groupType === 'user' && (userId === null || !knowsOwner) ? null : row.groupId,
    groupName: knowsOwner ? (row.groupName ?? '') : '',
    groupPermission: permission,
    visibility: permission >= 2 || isDecider ? row.visibility : audienceOf(row),
    release: permission >= 2 || isDecider ? releaseToday(row) : null,
    mayRelease: isDecider,
    mayUnpublish: mayUnpublish(row, reader),
    mayCopy: mayCopy(row, reader),
    isMember: belongsToPage(row, reader),
    draft: row.isDraft && permission >= 2,
    visibleFrom: permission >= 2 ? (row.visibleFrom?.toISOString() ?? null) : null,
    visibleUntil: permission >= 2 ? (row.visibleUntil?.toISOString() ?? null) : null,
    isArchived: row.isArchived || row.groupState === 'archived',
    narrowed: row.narrowed && permission >= 2,
    background: row.background,
    breadcrumb: shown(row.ancestors),
    children: shown(row.children),
    siblings: shown(row.siblings),
    revision: row.revision,
    blocks: permission >= 2 ? row.blocks.map((block) => toBlock(read, block)) : readableBlocks(read, row.blocks),
    services: rulesOnPage(row.schoolIds, row.saidRules, isOneOf(row.schoolIds, reader.schoolIds)),
    files: Object.fromEntries(
      row.files.map((file) => {
        const { id, name, ...shown } = presentFile(services, file);
        return [id, { ...shown, name: knowsOwner ? name : namelessFile(name) }];
      }),
    ),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Children name their files after themselves. */
export const namelessFile = (name: string): string => `${pagesTexts.file}${/\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''}`;
