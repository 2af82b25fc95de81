import { Button } from '@fluentui/react-components';
import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import type { ContributedType } from '../../contract/index.ts';
import { contributionTexts as texts } from '../../texts.contributions.ts';
import { Contributions } from './contributions.tsx';
import { MembersBar } from './members-bar.tsx';
import { useGalleryZip } from './use-contributions.ts';

interface ForMembersProps {
  readonly type: ContributedType;
  readonly pageId: string;
  readonly blockId: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, ShownBlockFile>>;
}

/** What those who belong to a page do with a block beyond reading it. */
export function ForMembers({ type, settings, blockId, ...around }: ForMembersProps) {
  const takesEntries = settings['takesEntries'] === true;
  return (
    <>
      {takesEntries && <Contributions type={type} blockId={blockId} {...around} />}
      {hasPictures(settings) && <TakeHome blockId={blockId} />}
    </>
  );
}

function TakeHome({ blockId }: Pick<ForMembersProps, 'blockId'>) {
  const zip = useGalleryZip(blockId);
  return (
    <MembersBar>
      <Button appearance="subtle" icon={<ArrowDownload24Regular />} onClick={zip}>
        {texts.download}
      </Button>
    </MembersBar>
  );
}

const hasPictures = ({ pictures }: ForMembersProps['settings']) => Array.isArray(pictures) && pictures.length > 0;
