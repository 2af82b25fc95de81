import { RefusedError, useAgainWith } from '@pausenplatz/kernel-browser';
import { Skeletons } from '@pausenplatz/kernel-ui';
import type { Folder, FolderMode, FolderSettings } from '../../contract/index.ts';
import { isForAll } from '../../rules/index.ts';
import { ClosedFolder } from '../blocks/closed-folder.tsx';
import { useFolders } from '../data.ts';
import { useStale } from '../use-stale.ts';
import { ShownFolder } from './shown-folder.tsx';

interface FolderOnPageProps {
  readonly pageId: string;
  readonly blockId: string;
  readonly settings: FolderSettings;
  /** Somebody looks at the page as one of its members: what is there for all of them, and nothing to do. */
  readonly isMemberView: boolean;
}

/** A folder to somebody with a session: to members as it stands, to all others closed. */
export function FolderOnPage({ pageId, blockId, settings, isMemberView }: FolderOnPageProps) {
  const { data, error } = useFolders(pageId);
  const folder = data?.folders.find((one) => one.blockId === blockId);
  // The server answers by the mode: what the form changed is asked again.
  useAgainWith(useStale(), `${settings.mode} ${data !== undefined && folder === undefined}`);
  const { title } = settings;
  if (error && !data) return <ClosedFolder title={title} says={error instanceof RefusedError && error.status < 500 ? 'gone' : 'failed'} />;
  if (!data) return <Skeletons shape="rows" />;
  if (!folder) return <ClosedFolder title={title} says="empty" />;
  return <ShownFolder pageId={pageId} settings={settings} folder={isMemberView ? asMember(folder, settings.mode) : folder} />;
}

/** As a member without a name of their own sees it. */
const asMember = (folder: Folder, mode: FolderMode): Folder => ({
  ...folder,
  rights: { isKeeper: false, mayAdd: false, mayAddFolder: false },
  pupils: null,
  items: folder.items
    .filter(({ file, origin }) => isForAll({ origin, isFolder: file === null }, mode))
    .map((item) => ({ ...item, isOwn: false, mayChange: false })),
});
