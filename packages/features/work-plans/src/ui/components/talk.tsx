import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FileList } from '@pausenplatz/documents/ui/file-list';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime } from '@pausenplatz/kernel-format';
import { look, ReadButton, useSoftColors } from '@pausenplatz/kernel-ui';
import type { Entry } from '../../contract/index.ts';
import { pathTexts, taskTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  line: { display: 'flex', alignItems: 'center', gap: '8px' },
  mine: { justifyContent: 'flex-end' },
  bubble: {
    display: 'grid',
    gap: '6px',
    maxWidth: 'min(85%, 56ch)',
    padding: '12px 16px',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
  },
  theirs: { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
  who: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, textAlign: 'center' },
});

interface TalkProps {
  readonly entries: readonly Entry[];
  /** Also the lines that only set a state. */
  readonly isWhole?: boolean;
}

/** A protocol as a talk: own words on the right, those of others on the left. */
export function Talk({ entries, isWhole = false }: TalkProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const said = entries.filter(({ response, files }) => isWhole || response !== '' || files.length > 0);
  if (said.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={texts.talk}>
      {said.map((entry) => {
        const state = entry.status === null ? null : texts.entryStatus[entry.status];
        const who = entry.isMine ? texts.you : entry.name || texts.noName;
        if (entry.response === '' && entry.files.length === 0)
          return (
            <li key={entry.id} className={styles.quiet}>
              {[state, who, clockTime(entry.date)].filter(Boolean).join(' · ')}
            </li>
          );
        return (
          <li key={entry.id} className={mergeClasses(styles.line, entry.isMine && styles.mine)}>
            <div className={mergeClasses(styles.bubble, entry.isMine ? soft.orange : styles.theirs)}>
              <span className={styles.who}>{[who, state, clockTime(entry.date)].filter(Boolean).join(' · ')}</span>
              {entry.response !== '' && <span className={styles.words}>{entry.response}</span>}
              <FileList files={entry.files} large />
            </div>
            {!entry.isMine && entry.response !== '' && !isWhole && (
              <ReadButton words={[entry.response]} label={fill(pathTexts.read, { words: entry.response })} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
