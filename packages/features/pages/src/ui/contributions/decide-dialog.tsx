import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { Chip, ClosableDialog } from '@pausenplatz/kernel-ui';
import type { ContributedType, Contribution } from '../../contract/index.ts';
import { contributionTexts, decideTexts as texts } from '../../texts.contributions.ts';
import { nameOfEntry, SuggestedEntry } from './suggested-entry.tsx';

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  heading: { margin: '16px 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'grid', gap: '8px', padding: '12px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  by: { flexGrow: 1, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  decided: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', overflowWrap: 'anywhere' },
});

/** What was decided last is enough to find again what one looks for. */
const decidedAtMost = 20;

interface DecideDialogProps {
  readonly type: ContributedType;
  readonly contributions: readonly Contribution[];
  readonly files: Readonly<Record<string, ShownBlockFile>>;
  readonly onDecide: (id: string, released: boolean) => void;
  readonly onClose: () => void;
}

/** What waits, one below the other as it would stand on the page, with by whom it is; below it what was decided last. */
export function DecideDialog({ type, contributions, files, onDecide, onClose }: DecideDialogProps) {
  const styles = useStyles();
  const waiting = contributions.filter(({ state }) => state === 'waiting');
  const decided = contributions.filter(({ state }) => state !== 'waiting').slice(0, decidedAtMost);
  return (
    <ClosableDialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {() => (
        <>
          <p className={styles.quiet}>{waiting.length === 0 ? texts.none : texts.help}</p>
          <ul className={styles.list} aria-label={texts.title}>
            {waiting.map(({ id, entry, by }) => {
              const name = nameOfEntry(type, entry);
              return (
                <li key={id} className={styles.row}>
                  <SuggestedEntry type={type} entry={entry} files={files} />
                  <div className={styles.foot}>
                    <span className={styles.by}>{fill(texts.by, { name: by ?? texts.somebody })}</span>
                    <Button appearance="primary" aria-label={fill(texts.releaseOne, { name })} onClick={() => onDecide(id, true)}>
                      {texts.release}
                    </Button>
                    <Button aria-label={fill(texts.declineOne, { name })} onClick={() => onDecide(id, false)}>
                      {texts.decline}
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
          {decided.length > 0 && (
            <>
              <h3 className={styles.heading}>{texts.decided}</h3>
              <ul className={styles.list} aria-label={texts.decided}>
                {decided.map(({ id, entry, by, state }) => (
                  <li key={id} className={styles.decided}>
                    <span>
                      {nameOfEntry(type, entry)}, {fill(texts.by, { name: by ?? texts.somebody })}
                    </span>
                    <Chip color={state === 'released' ? 'green' : 'grey'}>{contributionTexts.states[state]}</Chip>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </ClosableDialog>
  );
}
