import { fill } from '@pausenplatz/kernel-contract';
import { makeStyles } from '@pausenplatz/kernel-ui/theme';
import { lockColors, type LockSecret } from '../../contract/index.ts';
import { sheetTexts as texts } from '../../texts.lead.ts';
import { playTexts } from '../../texts.play.ts';

const useStyles = makeStyles({
  label: { margin: 0 },
  line: { height: '14mm', maxWidth: '110mm', borderBottom: '0.6mm solid #000000' },
  boxes: { display: 'flex', flexWrap: 'wrap', gap: '4mm' },
  box: { width: '14mm', height: '14mm', border: '0.5mm solid #000000', borderRadius: '2mm' },
  items: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4mm' },
  item: { display: 'flex', alignItems: 'center', gap: '5mm' },
});

/** Where a team writes its answer on paper; nothing of it says what is right. */
export function AnswerSpace({ secret }: { readonly secret: LockSecret }) {
  const styles = useStyles();
  switch (secret.kind) {
    case 'number':
    case 'word':
      return (
        <>
          <p className={styles.label}>{texts[secret.kind]}</p>
          <div className={styles.line} />
        </>
      );
    case 'colors':
    case 'directions':
      return (
        <>
          <p className={styles.label}>{texts[secret.kind]}</p>
          {secret.kind === 'colors' && (
            <p className={styles.label}>{fill(texts.palette, { colors: lockColors.map((color) => playTexts.colors[color]).join(', ') })}</p>
          )}
          <div className={styles.boxes}>
            {secret.values.map((_value, index) => (
              <div key={index} className={styles.box} />
            ))}
          </div>
        </>
      );
    case 'points':
      return <p className={styles.label}>{fill(texts.points, { count: secret.spots.length })}</p>;
    case 'order':
      return (
        <>
          <p className={styles.label}>{fill(texts.order, { count: secret.items.length })}</p>
          <ul className={styles.items}>
            {secret.items
              .toSorted((one, other) => one.text.localeCompare(other.text, 'de-CH'))
              .map(({ id, text }) => (
                <li key={id} className={styles.item}>
                  <div className={styles.box} />
                  {text}
                </li>
              ))}
          </ul>
        </>
      );
  }
}
