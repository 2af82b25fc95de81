import { Button } from '@fluentui/react-components';
import { useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay, zurichDay } from '@pausenplatz/kernel-format';
import { ClosableDialog, ListState, useOptimistic } from '@pausenplatz/kernel-ui';
import { listGoneCards, restoreBoardEntry } from '../../contract/index.ts';
import { cardName } from '../../rules/index.ts';
import { pastTexts as texts } from '../../texts.cards.ts';
import { boardTexts } from '../../texts.ui.ts';
import type { CardChanges } from './data.ts';
import { usePastStyles } from './past-styles.ts';

interface GoneDialogProps {
  readonly blockId: string;
  readonly changes: Pick<CardChanges, 'catchUp'>;
  readonly onClose: () => void;
}

/** Cards that were taken away, each with the way back. */
export function GoneDialog({ blockId, changes, onClose }: GoneDialogProps) {
  const styles = usePastStyles();
  const api = useApi();
  const query = useCall(listGoneCards, { blockId });
  const updates = useOptimistic(listGoneCards, { blockId });
  const restore = (id: string) =>
    void updates
      .attempt({
        show: (now) => ({ cards: now.cards.filter((one) => one.id !== id) }),
        send: () => api.call(restoreBoardEntry, { id }),
      })
      .then(() => changes.catchUp());
  return (
    <ClosableDialog title={texts.gone} closeLabel={texts.close} onClose={onClose}>
      {() => (
        <ListState query={query} isEmpty={({ cards }) => cards.length === 0} empty={<p className={styles.quiet}>{texts.noGone}</p>}>
          {({ cards }) => (
            <ul className={styles.list} aria-label={texts.gone}>
              {cards.map(({ id, text, author, deletedAt }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <p className={styles.text}>{text}</p>
                    <span className={styles.when}>
                      {fill(texts.goneAt, { day: longDay(zurichDay(new Date(deletedAt))), time: clockTime(deletedAt) })}
                      {author !== null && ` · ${fill(boardTexts.by, { name: author })}`}
                    </span>
                  </div>
                  <Button aria-label={fill(texts.restoreCard, { card: cardName(text) })} onClick={() => restore(id)}>
                    {texts.restore}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </ListState>
      )}
    </ClosableDialog>
  );
}
