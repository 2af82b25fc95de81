import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay, zurichDay } from '@pausenplatz/kernel-format';
import { ClosableDialog, ListState } from '@pausenplatz/kernel-ui';
import { listAnswerTrash } from '../../contract/index.ts';
import { cardTexts, trashTexts as texts } from '../../texts.ui.ts';
import { RecordingPlayer } from './recording-player.tsx';

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '16px' },
  row: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '320px' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  facts: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});

interface TrashDialogProps {
  readonly blockId: string;
  readonly onRestore: (id: string) => Promise<void>;
  readonly onClose: () => void;
}

/** What was deleted or replaced within sixty days, to hear and to fetch back. */
export function TrashDialog({ blockId, onRestore, onClose }: TrashDialogProps) {
  const styles = useStyles();
  const query = useCall(listAnswerTrash, { blockId });
  return (
    <ClosableDialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {() => (
        <>
          <p className={styles.quiet}>{texts.help}</p>
          <ListState query={query} isEmpty={({ answers }) => answers.length === 0} empty={<p className={styles.quiet}>{texts.none}</p>}>
            {({ answers }) => (
              <ul className={styles.list} aria-label={texts.title}>
                {answers.map((answer) => {
                  const name = answer.author?.name ?? cardTexts.unknown;
                  return (
                    <li key={answer.id} className={styles.row}>
                      <RecordingPlayer answer={answer} name={name} />
                      <div className={styles.foot}>
                        <span className={styles.words}>
                          {name}
                          <span className={styles.facts}>
                            {fill(texts.deleted, { day: longDay(zurichDay(new Date(answer.deletedAt))) })}
                          </span>
                        </span>
                        <Button
                          aria-label={fill(texts.restoreOne, { name })}
                          onClick={() => void onRestore(answer.id).then(() => query.refetch())}
                        >
                          {texts.restore}
                        </Button>
                      </div>
                    </li>
                  );
                })}
              </ul>
            )}
          </ListState>
        </>
      )}
    </ClosableDialog>
  );
}
