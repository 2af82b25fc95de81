import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { DraftsRegular } from '@fluentui/react-icons/svg/drafts';
import { Globe16Regular } from '@fluentui/react-icons/svg/globe';
import { Link16Regular } from '@fluentui/react-icons/svg/link';
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed';
import { HourglassHalfRegular } from '@fluentui/react-icons/svg/hourglass-half';
import { People16Regular } from '@fluentui/react-icons/svg/people';
import { Chip } from '@pausenplatz/kernel-ui';
import type { ColorName } from '@pausenplatz/kernel-ui';
import type { ReactElement } from 'react';
import type { GroupType, Release, Visibility } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';

interface VisibilityProps {
  readonly visibility: Visibility;
  readonly groupForType: GroupType;
  readonly release?: Release | null;
  /** Others do not see it yet, or no longer. */
  readonly hidden?: 'draft' | 'now' | null;
}

/** The word for who may read a page. */
export function visibilityWord({ visibility, groupForType }: VisibilityProps): string {
  return visibility === 'group' ? pageTexts.visibilities.group[groupForType] : pageTexts.visibilities[visibility];
}

const looks: Readonly<Record<Visibility, { readonly color: ColorName; readonly icon: ReactElement }>> = {
  group: { color: 'grey', icon: <People16Regular aria-hidden /> },
  class: { color: 'teal', icon: <People16Regular aria-hidden /> },
  members: { color: 'teal', icon: <People16Regular aria-hidden /> },
  school: { color: 'blue', icon: <BuildingRegular fontSize={16} aria-hidden /> },
  link: { color: 'violet', icon: <Link16Regular aria-hidden /> },
  public: { color: 'green', icon: <Globe16Regular aria-hidden /> },
};

/** Who may read a page: colour, sign and word. */
export function VisibilityChip({ visibility, groupForType, release, hidden = null }: VisibilityProps) {
  if (hidden !== null)
    return (
      <Chip color="yellow" icon={<DraftsRegular fontSize={16} aria-hidden />}>
        {hidden === 'draft' ? pageTexts.draft : pageTexts.notShown}
      </Chip>
    );
  if (release === 'waiting')
    return (
      <Chip color="yellow" icon={<HourglassHalfRegular fontSize={16} aria-hidden />}>
        {pageTexts.visibilities.waiting}
      </Chip>
    );
  const { color, icon } = looks[visibility];
  const isPrivate = visibility === 'group' && groupForType === 'user';
  return (
    <Chip color={color} icon={isPrivate ? <LockClosed16Regular aria-hidden /> : icon}>
      {visibilityWord({ visibility, groupForType })}
    </Chip>
  );
}
