import { makeStyles, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { ListState, look } from '@pausenplatz/kernel-ui';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { searchChats } from '../../contract/index.ts';
import { listTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px', gridTemplateColumns: 'minmax(0, 1fr)' },
  link: {
    display: 'grid',
    gap: '2px',
    padding: '10px 12px',
    borderRadius: look.radiusCard,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  detail: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  nothing: { padding: '12px', color: tokens.colorNeutralForeground2 },
});

/** Messages with the words that somebody types, each with the way to it. */
export function FoundMessages({ words }: { readonly words: string }) {
  const styles = useStyles();
  const asked = useDeferredValue(words.trim());
  const query = useCall(searchChats, { words: asked, all: true });
  return (
    <ListState query={query} isEmpty={({ hits }) => hits.length === 0} empty={<p className={styles.nothing}>{texts.nothingFound}</p>}>
      {({ hits }) => (
        <ul className={styles.list} aria-label={texts.found}>
          {hits.map(({ path, name, detail }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                {name}
                <span className={styles.detail}>{detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ListState>
  );
}
