import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRight16Regular } from '@fluentui/react-icons/svg/arrow-right';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay } from '@pausenplatz/kernel-format';
import type { LogRow, LogWord } from '../../contract/index.ts';
import { saidWord } from '../../rules/index.ts';
import { logTexts as texts } from '../../texts.log.ts';
import { useListStyles } from '../styles.ts';
import type { Only } from './log-filters.tsx';

const useStyles = makeStyles({
  when: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums', flexBasis: '190px' },
  changes: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px' },
  change: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 6px', overflowWrap: 'anywhere' },
  was: { textDecorationLine: 'line-through', textDecorationColor: tokens.colorNeutralStroke1 },
  arrow: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  label: { color: tokens.colorNeutralForeground2 },
  more: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, cursor: 'pointer', minHeight: '24px' },
  // «3a» is narrow, and another name may stand right below it.
  link: { display: 'inline-block', minWidth: '24px', lineHeight: '24px', textAlign: 'start', fontSize: 'inherit', fontWeight: 'inherit' },
});

const fewChanges = 4;

interface LogEntryProps {
  readonly row: LogRow;
  /** Asks for the entries about one person or class alone. */
  readonly onOnly: (only: Only) => void;
}

/** One entry: what was done, to whom, what it was before and is since, when and by whom. */
export function LogEntry({ row, onOnly }: LogEntryProps) {
  const styles = { ...useListStyles(), ...useStyles() };
  const [few, more] = [row.changes.slice(0, fewChanges), row.changes.slice(fewChanges)];
  const about = saidWord(row.about);
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        {longDay(row.at)}, {clockTime(row.at)}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {row.what}
          {about !== '' && ' · '}
          {about !== '' && <Word word={row.about} onOnly={onOnly} />}
        </p>
        <Changes changes={few} onOnly={onOnly} />
        {more.length > 0 && (
          <details>
            <summary className={styles.more}>{counted(texts.moreChanges, more.length)}</summary>
            <Changes changes={more} onOnly={onOnly} />
          </details>
        )}
        {row.erased !== null && <p className={styles.note}>{row.erased}</p>}
        <p className={styles.note}>{row.actor ? <Word word={row.actor} onOnly={onOnly} /> : texts.server}</p>
      </div>
    </li>
  );
}

type ChangesProps = Pick<LogRow, 'changes'> & Pick<LogEntryProps, 'onOnly'>;

function Changes({ changes, onOnly }: ChangesProps) {
  const styles = useStyles();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ label, was, is }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries of the log never change
        <li key={index} className={styles.change}>
          {label !== null && <span className={styles.label}>{label}:</span>}
          {was !== null && (
            <span className={was.kind === 'person' ? undefined : styles.was}>
              <Word word={was} onOnly={onOnly} />
            </span>
          )}
          {was !== null && is !== null && <ArrowRight16Regular className={styles.arrow} aria-label={texts.became} />}
          {is !== null && <Word word={is} onOnly={onOnly} />}
        </li>
      ))}
    </ul>
  );
}

/** A name that leads to all entries about it, or plain words. */
function Word({ word, onOnly }: { readonly word: LogWord } & Pick<LogEntryProps, 'onOnly'>) {
  const styles = useStyles();
  const { kind, id } = word;
  const name = saidWord(word);
  if (id === null || word.words === '' || (kind !== 'person' && kind !== 'class')) return <span>{name}</span>;
  return (
    <Link as="button" className={styles.link} title={fill(texts.onlyThis, { name })} onClick={() => onOnly({ kind, id, name })}>
      {name}
    </Link>
  );
}
