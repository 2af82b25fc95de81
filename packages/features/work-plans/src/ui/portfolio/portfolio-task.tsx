import { makeStyles, tokens } from '@fluentui/react-components';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { FileList } from '@pausenplatz/documents/ui/file-list';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay, shortDay, zurichDay } from '@pausenplatz/kernel-format';
import { Chip, look } from '@pausenplatz/kernel-ui';
import type { Entry, PortfolioTask } from '../../contract/index.ts';
import { portfolioTexts as texts } from '../../texts.paper.ts';
import { evaluationTexts, taskTexts, wordTexts } from '../../texts.ui.ts';
import { faceOf } from '../components/status-face.tsx';
import { TaskIcon } from '../components/task-icon.tsx';

const useStyles = makeStyles({
  task: {
    display: 'grid',
    gridTemplateColumns: '2em 40px minmax(0, 1fr)',
    gap: '4px 16px',
    padding: '16px 20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 640px)': { gridTemplateColumns: '2em minmax(0, 1fr)', padding: '12px 16px' },
  },
  icon: { width: '40px', '@media (max-width: 640px)': { display: 'none' } },
  nr: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold, textAlign: 'right' },
  words: { display: 'grid', gap: '8px', minWidth: 0 },
  // The head of a task stays with the beginning of its talk.
  head: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center', breakAfter: 'avoid' },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  talk: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    display: 'grid',
    gap: '4px',
    paddingLeft: '12px',
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    breakInside: 'avoid',
  },
  said: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  pictures: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  picture: { width: 'min(320px, 100%)', borderRadius: look.radiusPicture, breakInside: 'avoid' },
  screenOnly: { '@media print': { display: 'none' } },
  paperOnly: { display: 'none', '@media print': { display: 'block' } },
});

/** One task with its state, and everything that was said about it, with days. */
export function PortfolioTaskPart({ task }: { readonly task: PortfolioTask }) {
  const styles = useStyles();
  const { state } = task;
  const { Icon, color, word } = faceOf(state?.status ?? 'open', task.correctionMode);
  const feeling = state?.feeling;
  return (
    <li className={styles.task}>
      <span className={styles.nr}>{task.isGone ? '–' : task.nr}</span>
      <span className={styles.icon}>
        <TaskIcon icon={task.icon} size="small" />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.title}>{task.title || wordTexts.untitled}</h3>
          {state === null ? (
            <span className={styles.quiet}>{texts.untouched}</span>
          ) : (
            <Chip color={color} icon={<Icon />}>
              {fill(texts.stateSince, { state: word, day: numericDay(state.at) })}
            </Chip>
          )}
          {task.isGone && <Chip>{texts.gone}</Chip>}
          {!task.mandatory && <Chip>{wordTexts.optional}</Chip>}
        </div>
        {task.text !== '' && <p className={styles.text}>{task.text}</p>}
        {(feeling === 1 || feeling === 2 || feeling === 3) && (
          <span className={styles.quiet}>{fill(texts.feeling, { feeling: evaluationTexts.smiley3[feeling] })}</span>
        )}
        {task.entries.length > 0 && (
          <ol className={styles.talk} aria-label={taskTexts.talk}>
            {task.entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </div>
    </li>
  );
}

function EntryLine({ entry }: { readonly entry: Entry }) {
  const styles = useStyles();
  const state = entry.status === null ? null : taskTexts.entryStatus[entry.status];
  const when = `${longDay(entry.date)}, ${clockTime(entry.date)}`;
  const pictures = entry.files.filter(isPicture);
  const others = entry.files.filter((file) => !isPicture(file));
  return (
    <li className={styles.entry}>
      <span className={styles.quiet}>{[when, entry.name || taskTexts.noName, state].filter(Boolean).join(' · ')}</span>
      {entry.response !== '' && <span className={styles.said}>{entry.response}</span>}
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.map((file) => (
            // Seen first: a browser that prints does not wait for pictures that load when they come near.
            <ShownPicture key={file.id} file={file} alt={file.name} sizes="320px" isSeenFirst className={styles.picture} />
          ))}
        </span>
      )}
      {others.length > 0 && (
        <>
          <div className={styles.screenOnly}>
            <FileList files={others} />
          </div>
          {others.map((file) => (
            <span key={file.id} className={styles.paperOnly}>
              {file.mimeType.startsWith('audio/') ? fill(texts.recording, { name: file.name }) : file.name}
            </span>
          ))}
        </>
      )}
    </li>
  );
}

/** "23.11.2026", short enough for a chip on a phone. */
const numericDay = (timestamp: string): string => {
  const day = zurichDay(new Date(timestamp));
  return `${shortDay(day)}${day.slice(0, 4)}`;
};

const isPicture = (file: StoredFile): boolean => file.mimeType.startsWith('image/');
