import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { useClassId, useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, EmptyState, ListState, look, Screen as Frame } from '@pausenplatz/kernel-ui';
import { NavLink, useLocation } from 'react-router-dom';
import { type RankingList, rankingListNames, rankingLists } from '../../contract/index.ts';
import { rankingsTexts as texts } from '../../texts.ts';
import { rankingsTitles } from '../../titles.ts';
import { useRanking } from '../data.ts';
import { ClassLights } from '../parts/lights.tsx';
import { OwnSwitch } from '../parts/own-switch.tsx';
import { Rows } from '../parts/rows.tsx';

const useStyles = makeStyles({
  lists: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
    gap: '8px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  list: {
    display: 'grid',
    placeItems: 'center',
    minHeight: look.touchPupil,
    padding: '0 8px',
    borderRadius: look.radiusCard,
    border: '2px solid transparent',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    textAlign: 'center',
  },
  chosen: {
    border: `2px solid ${look.colors.teal.strong}`,
    backgroundColor: look.colors.teal.surface,
    color: look.colors.teal.ink,
  },
  part: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  rows: { padding: '8px' },
});

/** `/lernen/ranglisten`, and each list at its own address. */
export function Screen() {
  const styles = useStyles();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const classId = useClassId();
  const list = rankingListNames.find((one) => rankingLists[one].path === pathname) ?? 'points';
  return (
    <Frame
      title={rankingsTitles.rankings}
      lead={texts.lead}
      {...(user && {
        actions: (
          <ButtonLink to="/lernen" appearance="primary">
            {texts.go}
          </ButtonLink>
        ),
      })}
    >
      {classId !== null && <ClassLights classId={classId} />}
      <nav aria-label={texts.lists.label}>
        <ul className={styles.lists}>
          {rankingListNames.map((one) => (
            <li key={one}>
              <NavLink
                to={rankingLists[one].path}
                replace
                preventScrollReset
                aria-current={one === list ? 'page' : undefined}
                className={mergeClasses(styles.list, one === list && styles.chosen)}
              >
                {texts.lists[one]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Ranking key={list} list={list} />
      {user?.userRoles.includes('Pupil') === true && <OwnSwitch />}
    </Frame>
  );
}

function Ranking({ list }: { readonly list: RankingList }) {
  const styles = useStyles();
  const query = useRanking(list);
  return (
    <ListState query={query} skeleton="rows">
      {({ rows, own }) => (
        <>
          {own && (
            <section className={styles.part}>
              <h2 className={styles.title}>{texts.around}</h2>
              <Card className={styles.rows}>
                <Rows list={list} rows={own.around} label={texts.around} />
              </Card>
            </section>
          )}
          <section className={styles.part}>
            <h2 className={styles.title}>{fill(texts.top, { count: rankingLists[list].size })}</h2>
            <p className={styles.quiet}>{texts.about[list]}</p>
            {rows.length === 0 ? (
              <EmptyState scene="shelf" title={texts.empty} body={texts.emptyBody} as="p" />
            ) : (
              <Card className={styles.rows}>
                <Rows list={list} rows={rows} label={texts.lists[list]} />
              </Card>
            )}
          </section>
        </>
      )}
    </ListState>
  );
}
