import { Button } from '@fluentui/react-components';
import { useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay, zurichDay } from '@pausenplatz/kernel-format';
import { ClosableDialog, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { type BoardCard, listCardVersions, restoreCardVersion } from '../../contract/index.ts';
import { cardName } from '../../rules/index.ts';
import { pastTexts as texts } from '../../texts.cards.ts';
import type { CardChanges } from './data.ts';
import { usePastStyles } from './past-styles.ts';

interface HistoryDialogProps {
  readonly card: BoardCard;
  readonly changes: Pick<CardChanges, 'catchUp'>;
  readonly onClose: () => void;
}

/** What a card was before, each with the way back to it. */
export function HistoryDialog({ card, changes, onClose }: HistoryDialogProps) {
  const styles = usePastStyles();
  const api = useApi();
  const query = useCall(listCardVersions, { id: card.id });
  const restore = async (versionId: string) => {
    try {
      await api.call(restoreCardVersion, { id: card.id, versionId });
      notify({ type: 'success', title: texts.versionBack });
    } catch (error) {
      notifyRefusal(error);
    }
    changes.catchUp();
  };
  return (
    <ClosableDialog title={fill(texts.history, { card: cardName(card.text) })} closeLabel={texts.close} onClose={onClose}>
      {(close) => (
        <ListState
          query={query}
          isEmpty={({ versions }) => versions.length === 0}
          empty={<p className={styles.quiet}>{texts.noVersions}</p>}
        >
          {({ versions }) => (
            <ul className={styles.list} aria-label={texts.versions}>
              {versions.map(({ id, text, checks, at, editor }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <p className={styles.text}>{[text, ...checks.map((check) => `– ${check.text}`)].join('\n')}</p>
                    <span className={styles.when}>
                      {fill(texts.until, { day: longDay(zurichDay(new Date(at))), time: clockTime(at) })}
                      {editor !== null && ` · ${fill(texts.by, { name: editor })}`}
                    </span>
                  </div>
                  <Button aria-label={fill(texts.restoreNamed, { card: cardName(text) })} onClick={() => close(() => void restore(id))}>
                    {texts.restoreVersion}
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
