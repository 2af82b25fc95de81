import type { Page } from '../contract/index.ts';

export type SharingNoticeKind = 'wish' | 'given' | 'narrowed' | 'waiting' | 'shared' | 'refused' | 'archivedClass' | 'archivedPage';

/** The one thing that a page has to say about who may read it: what asks for a decision first. */
export function sharingNotice(
  page: Pick<Page, 'release' | 'mayRelease' | 'narrowed' | 'isArchived' | 'groupPermission' | 'mayUnpublish'>,
): SharingNoticeKind | null {
  const mayChange = page.groupPermission >= 2;
  if (page.mayRelease && page.release === 'waiting') return 'wish';
  if (page.mayRelease && page.release === 'released') return 'given';
  if (page.isArchived) return mayChange ? 'archivedPage' : 'archivedClass';
  if (page.narrowed) return 'narrowed';
  if (!mayChange) return null;
  return page.release === null ? null : ({ waiting: 'waiting', released: 'shared', declined: 'refused' } as const)[page.release];
}
