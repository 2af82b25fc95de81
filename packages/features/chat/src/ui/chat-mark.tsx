import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Building24Regular } from '@fluentui/react-icons/svg/building';
import { People24Regular } from '@fluentui/react-icons/svg/people';
import { PeopleCommunity24Regular } from '@fluentui/react-icons/svg/people-community';
import { PeopleTeam24Regular } from '@fluentui/react-icons/svg/people-team';
import { Person24Regular } from '@fluentui/react-icons/svg/person';
import { colorNameOf, look, useSoftColors } from '@pausenplatz/kernel-ui';
import type { ChatKind } from '../contract/index.ts';

const icons = {
  class: People24Regular,
  group: PeopleCommunity24Regular,
  team: PeopleTeam24Regular,
  school: Building24Regular,
  persons: Person24Regular,
} as const satisfies Record<ChatKind, unknown>;

const colors = { team: 'teal', school: 'violet', persons: 'grey', class: null, group: null } as const;

const useStyles = makeStyles({
  mark: { display: 'grid', placeItems: 'center', flexShrink: 0, width: '44px', height: '44px', borderRadius: look.radiusCard },
});

/** What kind of chat it is, in the colour of its class. */
export function ChatMark({ kind, color }: { readonly kind: ChatKind; readonly color: string | null }) {
  const styles = useStyles();
  const soft = useSoftColors();
  const Icon = icons[kind];
  return (
    <span aria-hidden className={mergeClasses(styles.mark, soft[colors[kind] ?? colorNameOf(color)])}>
      <Icon />
    </span>
  );
}
