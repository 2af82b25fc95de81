import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { People24Regular } from '@fluentui/react-icons/svg/people';
import { PeopleTeam24Regular } from '@fluentui/react-icons/svg/people-team';
import { Person24Regular } from '@fluentui/react-icons/svg/person';
import { Star24Filled } from '@fluentui/react-icons/svg/star';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { Card, colorNameOf, TextLink, useSoftColors } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { ReactElement, ReactNode } from 'react';
import type { getNavigation, NavigationEntry, NavigationGroup, NavigationGroupType } from '../../contract/index.ts';
import { pageIn } from '../../rules/index.ts';
import { navigationTexts } from '../../texts.ts';
import type { NewPagePlace } from './create-page-dialog.tsx';
import { PageTree } from './page-tree.tsx';

const useStyles = makeStyles({
  groups: { display: 'grid', gap: '20px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))', alignItems: 'start' },
  card: { padding: '0', overflow: 'hidden', '@media (max-width: 640px)': { padding: '0' } },
  head: { minHeight: '64px', display: 'flex', alignItems: 'center', gap: '12px', padding: '8px 12px 8px 16px' },
  words: { flexGrow: 1, minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  kind: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  body: { padding: '8px' },
  empty: { padding: '12px 8px', color: tokens.colorNeutralForeground2 },
  favourites: { display: 'flex', flexWrap: 'wrap', gap: '8px', padding: '12px' },
  favourite: {
    minHeight: '44px',
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    padding: '4px 16px',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: look.colors.yellow.ink, textDecorationLine: 'underline' },
  },
});

const icons: Readonly<Record<NavigationGroupType, ReactElement>> = {
  user: <Person24Regular aria-hidden />,
  class: <People24Regular aria-hidden />,
  school: <BuildingRegular fontSize={24} aria-hidden />,
  group: <PeopleTeam24Regular aria-hidden />,
  team: <PeopleTeam24Regular aria-hidden />,
};

interface PageGroupsProps {
  readonly navigation: OutputOf<typeof getNavigation>;
  readonly onCreate: (place: NewPagePlace) => void;
}

/** Favourites, then one card for each group with its tree. */
export function PageGroups({ navigation: { groups, favourites }, onCreate }: PageGroupsProps) {
  const styles = useStyles();
  const marked = favourites.flatMap((id) =>
    groups.flatMap(({ pages }): NavigationEntry[] => [pageIn(pages, id)].filter((page) => page !== null)),
  );
  return (
    <div className={styles.groups}>
      {marked.length > 0 && (
        <GroupCard color="yellow" icon={<Star24Filled aria-hidden />} name={navigationTexts.favourites}>
          <div className={styles.favourites}>
            {marked.map(({ id, name, url }) => (
              <TextLink key={id} to={`/seite/${url}`} className={styles.favourite}>
                {name}
              </TextLink>
            ))}
          </div>
        </GroupCard>
      )}
      {groups
        .filter(({ isVisible }) => isVisible)
        .map((group) => (
          <Group key={`${group.groupForType}:${group.groupForId}`} group={group} favourites={favourites} onCreate={onCreate} />
        ))}
    </div>
  );
}

interface GroupProps extends Pick<PageGroupsProps, 'onCreate'> {
  readonly group: NavigationGroup;
  readonly favourites: readonly string[];
}

function Group({ group, favourites, onCreate }: GroupProps) {
  const styles = useStyles();
  const { groupTypes } = navigationTexts;
  const isOwn = group.groupForType === 'user';
  const mayChange = group.groupPermission >= 2;
  const name = isOwn ? groupTypes.user : group.name;
  return (
    <GroupCard
      color={group.color}
      icon={icons[group.groupForType]}
      name={name}
      {...(!isOwn && { kind: groupTypes[group.groupForType] })}
      {...(mayChange && {
        action: (
          <Button
            appearance="subtle"
            icon={<Add24Regular />}
            aria-label={`${navigationTexts.create}: ${name}`}
            title={navigationTexts.create}
            onClick={() => onCreate({ group })}
          />
        ),
      })}
    >
      {group.pages.length === 0 ? (
        <p className={styles.empty}>{navigationTexts.emptyGroup}</p>
      ) : (
        <PageTree group={group} favourites={favourites} mayChange={mayChange} onCreate={(parentId) => onCreate({ group, parentId })} />
      )}
    </GroupCard>
  );
}

interface GroupCardProps {
  readonly color: string;
  readonly icon: ReactElement;
  readonly name: string;
  readonly kind?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function GroupCard({ color, icon, name, kind, action, children }: GroupCardProps) {
  const styles = useStyles();
  const colors = useSoftColors();
  return (
    <Card as="section" className={styles.card}>
      <header className={mergeClasses(styles.head, colors[colorNameOf(color)])}>
        {icon}
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          {kind !== undefined && <p className={styles.kind}>{kind}</p>}
        </div>
        {action}
      </header>
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
