import { makeStyles, tokens } from '@fluentui/react-components';
import { counted } from '@pausenplatz/kernel-contract';
import { Chip, TextLink } from '@pausenplatz/kernel-ui';
import type { SuggestedOn } from '../../contract/index.ts';
import { releaseTexts as texts } from '../../texts.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' },
  row: { minHeight: '52px', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', padding: '4px' },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

/** Pages on which suggested entries wait; they are looked at where they will stand. */
export function SuggestedRows({ pages }: { readonly pages: readonly SuggestedOn[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {pages.map(({ id, name, url, className, waiting }) => (
        <li key={id} className={styles.row}>
          <div className={styles.words}>
            <TextLink to={`/seite/${url}`}>{name}</TextLink>
            <p className={styles.note}>{className}</p>
          </div>
          <Chip color="yellow">{counted(texts.suggested, waiting)}</Chip>
        </li>
      ))}
    </ul>
  );
}
