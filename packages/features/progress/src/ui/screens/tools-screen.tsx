import { Button, makeStyles, mergeClasses, SearchBox, tokens } from '@fluentui/react-components';
import { hasWords, plainWords } from '@pausenplatz/kernel-format';
import { decideAccess, searched, type SearchPlace, useSession, useSlot } from '@pausenplatz/kernel-host';
import { type ColorName, EmptyState, ListState, look, Screen as Frame, useSoftColors } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { progressTexts } from '../../texts.ts';
import { progressTitles } from '../../titles.ts';

const useStyles = makeStyles({
  search: { maxWidth: '440px', minHeight: look.touch },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: '12px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  tile: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
    minHeight: '72px',
    boxSizing: 'border-box',
    height: '100%',
    padding: '12px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    textDecorationLine: 'none',
    ':hover': { outline: `3px solid ${look.colors.teal.strong}` },
  },
  letter: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: look.radiusCard,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightBold,
  },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  also: {
    display: '-webkit-box',
    WebkitLineClamp: 1,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

const colors: readonly ColorName[] = ['teal', 'blue', 'violet', 'orange', 'green', 'pink'];

/** `/tools` */
export function Screen() {
  const session = useSession();
  const fillings = useSlot(searched);
  const places = fillings
    ?.flatMap((one) => one.places ?? [])
    .filter(({ path, access }) => path !== '/tools' && decideAccess(access, session) === 'show')
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de-CH'));
  return (
    <Frame title={progressTitles.tools} lead={progressTexts.tools.lead}>
      <ListState query={{ data: places, error: null }} skeleton="tiles">
        {(all) => <Tools places={all} />}
      </ListState>
    </Frame>
  );
}

function Tools({ places }: { readonly places: readonly SearchPlace[] }) {
  const styles = useStyles();
  const soft = useSoftColors();
  const { tools: texts } = progressTexts;
  const [wanted, setWanted] = useState('');
  const shown = places.filter(({ name, alsoCalled }) => hasWords(`${name} ${alsoCalled}`, plainWords(wanted)));
  const clear = <Button onClick={() => setWanted('')}>{texts.clear}</Button>;
  return (
    <>
      <SearchBox
        className={styles.search}
        value={wanted}
        aria-label={texts.search}
        placeholder={texts.search}
        onChange={(_event, { value }) => setWanted(value)}
      />
      {shown.length === 0 ? (
        <EmptyState scene="lostPath" title={texts.nothing} body={texts.nothingBody} action={clear} />
      ) : (
        <ul className={styles.tiles} aria-label={texts.list}>
          {shown.map(({ path, name, alsoCalled }) => (
            <li key={path}>
              <Link to={path} className={styles.tile}>
                <span
                  className={mergeClasses(
                    styles.letter,
                    soft[colors[places.findIndex((one) => one.path === path) % colors.length] ?? 'teal'],
                  )}
                  aria-hidden
                >
                  {name.charAt(0)}
                </span>
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.also}>{alsoCalled}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
