import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { fill } from '@pausenplatz/kernel-contract';
import type { BoardCard } from '../../contract/index.ts';
import { doneChecks } from '../../rules/index.ts';
import { cardTexts as texts } from '../../texts.cards.ts';
import type { CardChanges } from './data.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  line: { marginLeft: '-8px', alignItems: 'start' },
  done: { color: tokens.colorNeutralForeground2, textDecorationLine: 'line-through' },
  track: { height: '6px', borderRadius: look.radiusChip, backgroundColor: tokens.colorNeutralBackground4, overflow: 'hidden' },
  share: { display: 'block', height: '100%', backgroundColor: tokens.colorBrandBackground },
});

interface CardChecksProps {
  readonly card: Pick<BoardCard, 'id' | 'checks'>;
  readonly mayCheck: boolean;
  readonly changes: Pick<CardChanges, 'check'>;
}

/** The list of a card, ticked where it stands, with how far it is. */
export function CardChecks({ card, mayCheck, changes }: CardChecksProps) {
  const styles = useStyles();
  const { checks, id } = card;
  if (checks.length === 0) return null;
  const done = doneChecks(card);
  return (
    <>
      <div className={styles.track} role="img" aria-label={fill(texts.checks, { done, total: checks.length })}>
        <span className={styles.share} style={{ width: `${(done / checks.length) * 100}%` }} />
      </div>
      <ul className={styles.list}>
        {checks.map((check) => (
          <li key={check.id}>
            <Checkbox
              className={styles.line}
              checked={check.isDone}
              disabled={!mayCheck}
              label={<span className={check.isDone ? styles.done : undefined}>{check.text}</span>}
              onChange={(_event, { checked }) => changes.check(id, check.id, checked === true)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
