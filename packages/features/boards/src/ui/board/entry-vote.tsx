import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import type { ColumnOf } from '../../contract/index.ts';
import { markOf } from '../../rules/index.ts';
import { boardTexts, markTexts as texts } from '../../texts.ui.ts';
import type { EntryColumnProps } from './entry-column.tsx';

const useStyles = makeStyles({
  vote: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', flex: '1 1 220px', minWidth: 0 },
  button: { minHeight: look.touch },
  count: { minWidth: '72px', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  bar: { flex: '1 1 80px', height: '10px', minWidth: '60px' },
});

/** As many votes as fill the bar; a class, more or less. */
const full = 24;

/** For this entry or not; how many are, where that is shown. */
export function EntryVote({ column, entry, mayMark, changes }: EntryColumnProps<ColumnOf<'vote'>>) {
  const styles = useStyles();
  const { isOwn, count } = markOf(entry, column.id);
  const { title } = entry;
  return (
    <span className={styles.vote}>
      {(mayMark || isOwn) && (
        <Button
          className={styles.button}
          appearance={isOwn ? 'primary' : 'secondary'}
          aria-pressed={isOwn}
          disabledFocusable={!mayMark}
          {...(isOwn && { icon: <CheckmarkCircle20Filled /> })}
          aria-label={fill(isOwn ? texts.takeBack : texts.voteFor, { title })}
          onClick={() => changes.mark(column, entry.id, !isOwn)}
        >
          {isOwn ? texts.voted : texts.vote}
        </Button>
      )}
      {count !== null && <span className={styles.count}>{counted(boardTexts.votes, count)}</span>}
      {count !== null && count > 0 && <ProgressBar className={styles.bar} shape="rounded" value={Math.min(1, count / full)} aria-hidden />}
    </span>
  );
}
