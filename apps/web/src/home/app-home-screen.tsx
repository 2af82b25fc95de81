import { makeStyles, tokens } from '@fluentui/react-components';
import { HomeBoard, useCurrentUser, useSession } from '@pausenplatz/kernel-host';
import { look, Screen } from '@pausenplatz/kernel-ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { features } from '../features.ts';
import { webTexts } from '../screen-texts.ts';
import { entriesFor } from '../shell/entries.ts';
import { dayLine, greetingFor } from './greeting.ts';

const colors = ['teal', 'blue', 'violet', 'orange', 'green', 'pink'] as const;

const useStyles = makeStyles({
  places: {
    listStyleType: 'none',
    margin: '0 0 16px',
    padding: 0,
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  },
  place: {
    boxSizing: 'border-box',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '8px',
    minHeight: '104px',
    padding: '12px',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    ':active': { boxShadow: 'none' },
  },
  icon: { width: '32px', height: '32px' },
});

/** `/mobile-home`: where the app on phones and tablets begins, with the areas as tiles above the day. */
export function AppHomeScreen() {
  const styles = useStyles();
  const user = useCurrentUser();
  const session = useSession();
  const [now] = useState(() => new Date());
  const places = useMemo(() => entriesFor(features, session), [session]);
  if (!user) return null;
  return (
    <Screen width="wide" title={greetingFor(now, user.firstName)} browserTitle={webTexts.home.title} lead={dayLine(now)}>
      <nav aria-label={webTexts.home.places}>
        <ul className={styles.places}>
          {places.map(({ path, label, Icon }, index) => {
            const color = look.colors[colors[index % colors.length] ?? 'teal'];
            return (
              <li key={path}>
                <Link to={path} className={styles.place} style={{ backgroundColor: color.surface }}>
                  <span style={{ color: color.strong }}>
                    <Icon className={styles.icon} />
                  </span>
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <HomeBoard user={user} />
    </Screen>
  );
}
