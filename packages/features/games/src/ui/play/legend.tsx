import { makeStyles } from '@fluentui/react-components';
import type { Mark } from '../../contract/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';
import { Tile } from './tile.tsx';

const useStyles = makeStyles({
  legend: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '4px 16px', listStyleType: 'none', margin: 0, padding: 0 },
  one: { display: 'grid', gridTemplateColumns: '24px auto', alignItems: 'center', gap: '8px' },
});

const signs: readonly Mark[] = ['here', 'elsewhere', 'absent'];
const { legend: texts } = gamesUiTexts;

/** What each sign means, in a word. */
export function Legend() {
  const styles = useStyles();
  return (
    <ul className={styles.legend} aria-label={texts.label}>
      {signs.map((mark) => (
        <li key={mark} className={styles.one}>
          <span aria-hidden>
            <Tile letter="" mark={mark} />
          </span>
          {texts[mark]}
        </li>
      ))}
    </ul>
  );
}
