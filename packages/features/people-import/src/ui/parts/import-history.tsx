import { Button } from '@fluentui/react-components';
import { ArrowUndo24Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { useCall } from '@pausenplatz/kernel-browser';
import { counted, fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { clockTime, longDay } from '@pausenplatz/kernel-format';
import { Card, Chip, ClosableDialog, type ColorName, ConfirmDialog, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type ImportBrief, listImports, undoImport } from '../../contract/index.ts';
import { importTexts as texts } from '../../texts.ts';
import { classViews, useChange, useListStyles } from '@pausenplatz/office/ui';

const colors: Readonly<Record<ImportBrief['state'], ColorName>> = { running: 'blue', done: 'green', failed: 'red', undone: 'grey' };
type Obstacles = OutputOf<typeof undoImport>['obstacles'];

/** Earlier imports; each can be taken back for seven days, or says what stands in the way (R4). */
export function ImportHistory({ schoolId }: { readonly schoolId: string }) {
  const styles = useListStyles();
  const query = useCall(listImports, { schoolId });
  const undo = useChange(undoImport, [listImports, ...classViews]);
  const [blocked, setBlocked] = useState<Obstacles | null>(null);
  const [asked, setAsked] = useState<ImportBrief | null>(null);
  const takeBack = (id: string) => {
    undo({ id }).then(({ undone, obstacles }) => {
      if (undone) notify({ type: 'success', title: texts.undone });
      else setBlocked(obstacles);
    }, notifyRefusal);
  };
  return (
    <section className={styles.stack}>
      <h2 className={styles.title}>{texts.history}</h2>
      <ListState query={query} isEmpty={({ imports }) => imports.length === 0} empty={<p className={styles.quiet}>{texts.historyEmpty}</p>}>
        {({ imports }) => (
          <Card>
            <ul className={styles.list}>
              {imports.map((one) => (
                <li key={one.id} className={styles.row}>
                  <div className={styles.words}>
                    <p className={styles.name}>{one.fileName}</p>
                    <p className={styles.note}>
                      {longDay(one.at)}, {clockTime(one.at)}
                      {one.by && ` · ${one.by.firstName} ${one.by.lastName}`} · {fill(texts.counts, { ...one.counts })}
                    </p>
                  </div>
                  <Chip color={colors[one.state]}>{texts.states[one.state]}</Chip>
                  {one.undoUntil !== null && (
                    <Button
                      icon={<ArrowUndo24Regular />}
                      title={fill(texts.undoUntil, { date: longDay(one.undoUntil) })}
                      onClick={() => setAsked(one)}
                    >
                      {texts.undo}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </ListState>
      {asked && (
        <ConfirmDialog
          title={fill(texts.askUndo.title, { file: asked.fileName })}
          confirmLabel={texts.undo}
          onClose={() => setAsked(null)}
          onConfirm={() => takeBack(asked.id)}
        >
          <ul className={styles.list}>
            {consequencesOf(asked).map((sentence) => (
              <li key={sentence} className={styles.row}>
                {sentence}
              </li>
            ))}
          </ul>
          {asked.counts.new > 0 && <p className={styles.note}>{texts.askUndo.again}</p>}
        </ConfirmDialog>
      )}
      {blocked && <BlockedDialog obstacles={blocked} onClose={() => setBlocked(null)} />}
    </section>
  );
}

/** What taking an import back does, a sentence each. */
function consequencesOf({ counts, newClasses }: ImportBrief): string[] {
  const { created, classes, changed, archived } = texts.askUndo;
  const parts = [
    [created, counts.new],
    [classes, newClasses],
    [changed, counts.changed],
    [archived, counts.archived],
  ] as const;
  return parts.flatMap(([words, count]) => (count === 0 ? [] : [counted(words, count)]));
}

function BlockedDialog({ obstacles, onClose }: { readonly obstacles: Obstacles; readonly onClose: () => void }) {
  const styles = useListStyles();
  return (
    <ClosableDialog title={texts.undoBlocked} closeLabel={texts.close} onClose={onClose}>
      {() => (
        <ul className={styles.list}>
          {obstacles.map(({ name, obstacle }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two people may have one name, and the list does not change
            <li key={index} className={styles.row}>
              <span className={styles.words}>{name}</span>
              <span className={styles.note}>{texts.obstacles[obstacle]}</span>
            </li>
          ))}
        </ul>
      )}
    </ClosableDialog>
  );
}
