import { type BlockViewProps, loadable } from '@pausenplatz/kernel-host';
import { useIsEdited } from '@pausenplatz/kernel-host/empty-block';
import { type ComponentType, Suspense } from 'react';
import { type ContributedType, contributedLists } from '../../contract/contributed-lists.ts';
import { MembersBar } from './members-bar.tsx';

type View = ComponentType<BlockViewProps<Readonly<Record<string, unknown>>>>;

const ForMembers = loadable(async () => (await import('./for-members.tsx')).ForMembers, 'pages.forMembers');

/** Below a block what those who belong to the page may do with it beyond reading. */
export function withMembersPart(type: string, Shown: View): View {
  if (!isContributed(type)) return Shown;
  return function MembersView(props) {
    const { isMember = false, asMember, blockId, pageId, files } = props.page;
    const isEdited = useIsEdited();
    const isPart = isMember && asMember === undefined && blockId !== undefined && !isEdited && hasMembersPart(type, props.settings);
    return (
      <>
        <Shown {...props} />
        {isPart && (
          <Suspense fallback={<MembersBar />}>
            <ForMembers type={type} pageId={pageId} blockId={blockId} settings={props.settings} files={files} />
          </Suspense>
        )}
      </>
    );
  };
}

const isContributed = (type: string): type is ContributedType => Object.hasOwn(contributedLists, type);

/** Whether there is anything to do: entries to suggest, or pictures to take home. */
function hasMembersPart(type: ContributedType, settings: Readonly<Record<string, unknown>>): boolean {
  const pictures = settings['pictures'];
  return settings['takesEntries'] === true || (type === 'Gallery' && Array.isArray(pictures) && pictures.length > 0);
}
