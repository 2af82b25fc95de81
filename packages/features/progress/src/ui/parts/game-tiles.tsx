import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look, useSoftColors } from '@pausenplatz/kernel-ui';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { progressTexts } from '../../texts.ts';
import type { LearnGame } from '../trainers.ts';

const useStyles = makeStyles({
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: '16px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  tile: {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
    padding: '10px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    textDecorationLine: 'none',
    ':hover': { outline: `3px solid ${look.colors.teal.strong}` },
  },
  picture: { display: 'grid', placeItems: 'center', height: '96px', borderRadius: look.radiusCard },
  name: { display: 'block', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  says: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

/** The games below the trainers; nothing where there are none. */
export function GameTiles({ games }: { readonly games: readonly LearnGame[] }) {
  const styles = useStyles();
  const soft = useSoftColors();
  if (games.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{progressTexts.learn.games}</h2>
      <ul className={styles.tiles}>
        {games.map(({ path, title, says, color, Picture, Note }) => (
          <li key={path}>
            <Link to={path} className={styles.tile}>
              <span className={mergeClasses(styles.picture, soft[color])}>
                <Picture />
              </span>
              <span>
                <span className={styles.name}>{title}</span>
                <span className={styles.says}>{says}</span>
                {Note && (
                  <Suspense fallback={null}>
                    <Note />
                  </Suspense>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
