import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { checkTexts } from '../../texts.ui.ts';
import { faceOf } from '../components/status-face.tsx';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
  entry: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
});

const shown = [
  ['question', 'teacher'],
  ['done', 'teacher'],
  ['finished', 'teacher'],
  ['done', 'self'],
  ['inProgress', 'teacher'],
  ['redo', 'teacher'],
  ['answer', 'teacher'],
] as const;

/** What the signs of the matrix mean. */
export function Legend() {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={checkTexts.legend}>
      {shown.map(([status, mode]) => {
        const { Icon, color, word } = faceOf(status, mode);
        return (
          <li key={`${status}${mode}`} className={styles.entry} style={{ color: look.colors[color].ink }}>
            <Icon /> {word}
          </li>
        );
      })}
    </ul>
  );
}
