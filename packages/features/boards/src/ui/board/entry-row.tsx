import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { isPlaceholderId } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { AtOnce, Chip, look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import type { BoardEntry, BoardRights, BoardSettings } from '../../contract/index.ts';
import { isTicked, markOf } from '../../rules/index.ts';
import { boardTexts as texts } from '../../texts.ui.ts';
import type { BoardChanges } from '../data.ts';
import { EntryColumn } from './entry-column.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { EntryTalk } from './entry-talk.tsx';

const narrow = '@media (max-width: 640px)';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '4px 8px',
    padding: '8px 8px 8px 12px',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { breakInside: 'avoid', '& button': { display: 'none' } },
  },
  waits: { border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`, backgroundColor: tokens.colorNeutralBackground2 },
  grip: { marginLeft: '-8px' },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignSelf: 'center',
    gap: '2px 12px',
    gridColumn: '2',
    [narrow]: { gridColumn: '2 / -1' },
  },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  done: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground2 },
  by: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
  columns: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 20px',
    minWidth: 0,
    gridColumn: '2 / -1',
    [narrow]: { gridColumn: '1 / -1' },
  },
  // On phones the words have the whole width, and what one does stands below them.
  tools: {
    display: 'flex',
    alignItems: 'center',
    gridColumn: '3',
    gridRow: '1',
    ':empty': { display: 'none' },
    [narrow]: { gridColumn: '1 / -1', gridRow: 'auto', justifySelf: 'end' },
  },
  withoutGrip: { gridColumn: '1 / 3', [narrow]: { gridColumn: '1 / -1' } },
  wholeWidth: { gridColumn: '1 / -1' },
});

interface EntryRowProps {
  readonly entry: BoardEntry;
  readonly settings: BoardSettings;
  readonly rights: BoardRights;
  /** The grip, where the reader puts the list in order. */
  readonly handle: ReactNode;
  readonly changes: BoardChanges;
  readonly onEdit: () => void;
  readonly onComments: () => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
}

/** One entry: its words, what stands in its columns, and what the reader may do with it. */
export function EntryRow({ entry, settings, rights, handle, changes, onEdit, onComments, onStep, place }: EntryRowProps) {
  const styles = useStyles();
  const { title, author, isReleased } = entry;
  // What is not sent yet has no number, so that nothing can be done with it.
  const isThere = !isPlaceholderId(entry.id);
  const isDone = settings.columns.some((column) => column.kind === 'tick' && isTicked(markOf(entry, column.id)));
  return (
    <div className={mergeClasses(styles.row, !isReleased && styles.waits)}>
      {handle !== null && <div className={styles.grip}>{handle}</div>}
      <div className={mergeClasses(styles.words, handle === null && styles.withoutGrip)}>
        <span className={mergeClasses(styles.title, isDone && styles.done)}>{title}</span>
        {author && <span className={styles.by}>{fill(texts.by, { name: author.name || texts.somebody })}</span>}
        {!isReleased && <Chip color="yellow">{texts.waits}</Chip>}
        {!isReleased && rights.isKeeper && (
          <Button
            size="small"
            icon={<CheckmarkCircle20Regular />}
            aria-label={fill(texts.releaseEntry, { title })}
            onClick={() => changes.release(entry.id)}
          >
            {texts.release}
          </Button>
        )}
      </div>
      {settings.columns.length > 0 && (
        <AtOnce className={mergeClasses(styles.columns, handle === null && styles.wholeWidth)}>
          {settings.columns.map((column) => (
            <EntryColumn
              key={column.id}
              column={column}
              entry={entry}
              mayMark={rights.mayMark && isThere && (isReleased || rights.isKeeper)}
              isKeeper={rights.isKeeper}
              changes={changes}
            />
          ))}
        </AtOnce>
      )}
      <div className={styles.tools}>
        <EntryTalk
          entry={entry}
          name={title}
          members={settings.members}
          mayLike={rights.mayLike && isThere}
          isThere={isThere}
          onLike={(isLiked) => changes.like(entry.id, isLiked)}
          onComments={onComments}
        />
        {isThere && (entry.mayChange || entry.mayDelete) && (
          <EntryMenu
            entry={entry}
            mayMove={rights.isKeeper}
            place={place}
            onEdit={onEdit}
            onStep={onStep}
            onRemove={() => changes.remove(entry)}
          />
        )}
      </div>
    </div>
  );
}
