import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, ConfirmDialog, look, Skeletons, SortableList, useOptimistic } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { breakoutLimits, deleteBreakoutLock, type EditedLock, getBreakoutLocks, moveBreakoutLock } from '../../contract/index.ts';
import { breakoutEditTexts as texts, lockEditTexts } from '../../texts.edit.ts';
import { useLocks } from '../data.ts';
import { solutionOf } from '../teach/solution-of.ts';
import { EndingForm } from './ending-form.tsx';
import { LockDialog } from './lock-dialog.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '8px',
    padding: '8px',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { display: 'grid', gap: '4px', justifyItems: 'start', overflowWrap: 'anywhere' },
});

/** The locks of a breakout for who builds it: each is saved by itself, apart from the settings that readers get. */
export function LockList({ blockId }: { readonly blockId: string }) {
  const styles = useStyles();
  const api = useApi();
  const { data, error, again } = useLocks(blockId);
  const updates = useOptimistic(getBreakoutLocks, { blockId });
  const [open, setOpen] = useState<{ readonly lock: EditedLock | null } | null>(null);
  const [asks, setAsks] = useState<EditedLock | null>(null);
  if (error && !data) return <p className={styles.quiet}>{texts.failed}</p>;
  if (!data) return <Skeletons shape="rows" />;
  const { locks } = data;
  const change = async (show: (now: EditedLock[]) => EditedLock[], send: () => Promise<unknown>) => {
    await updates.attempt({ show: (now) => ({ ...now, locks: show(now.locks) }), send });
    await again();
  };
  const move = (from: number, to: number) => {
    const lock = locks[from];
    if (!lock) return;
    const others = locks.toSpliced(from, 1);
    const afterId = others[to - 1]?.id ?? null;
    void change(
      () => others.toSpliced(to, 0, lock),
      () => api.call(moveBreakoutLock, { blockId, id: lock.id, afterId }),
    );
  };
  const remove = ({ id }: EditedLock) =>
    void change(
      (now) => now.filter((one) => one.id !== id),
      () => api.call(deleteBreakoutLock, { blockId, id }),
    );
  return (
    <section className={styles.frame} aria-label={texts.locks}>
      <strong>{texts.locks}</strong>
      <p className={styles.quiet}>{locks.length === 0 ? texts.noLocks : texts.savedAtOnce}</p>
      <SortableList
        items={locks}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        label={texts.locks}
        onMove={({ from, to }) => move(from, to)}
        renderItem={(lock, handle) => (
          <div className={styles.row}>
            {handle}
            <div className={styles.words}>
              <strong>{lock.title}</strong>
              <Chip>{lockEditTexts.kinds[lock.secret.kind]}</Chip>
              <span className={styles.quiet}>{fill(texts.solution, { solution: solutionOf(lock.secret) })}</span>
            </div>
            <Button
              appearance="subtle"
              icon={<Edit24Regular />}
              aria-label={fill(texts.edit, { title: lock.title })}
              onClick={() => setOpen({ lock })}
            />
            <Button
              appearance="subtle"
              icon={<Delete24Regular />}
              aria-label={fill(texts.remove, { title: lock.title })}
              onClick={() => setAsks(lock)}
            />
          </div>
        )}
      />
      {locks.length < breakoutLimits.locks && (
        <div>
          <Button icon={<Add20Regular />} onClick={() => setOpen({ lock: null })}>
            {texts.add}
          </Button>
        </div>
      )}
      <EndingForm blockId={blockId} ending={data.ending} onSaved={() => void again()} />
      {open && <LockDialog blockId={blockId} lock={open.lock} onSaved={() => void again()} onClose={() => setOpen(null)} />}
      {asks && (
        <ConfirmDialog
          title={texts.removeTitle}
          confirmLabel={texts.removeNow}
          onClose={() => setAsks(null)}
          onConfirm={() => remove(asks)}
        >
          {fill(texts.removeBody, { title: asks.title })}
        </ConfirmDialog>
      )}
    </section>
  );
}
