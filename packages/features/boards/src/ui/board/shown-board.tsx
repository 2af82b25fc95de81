import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { longDay, zurichDay } from '@pausenplatz/kernel-format';
import { Card, Chip, CsvButton, SortableList } from '@pausenplatz/kernel-ui';
import { type ReactNode, useState } from 'react';
import type { Board, BoardEntry, BoardSettings } from '../../contract/index.ts';
import { boardTable } from '../../rules/index.ts';
import { listBlockTexts } from '../../texts.block.ts';
import { boardTexts as texts, tableTexts } from '../../texts.ui.ts';
import { useBoardChanges } from '../data.ts';
import { useBoardStyles } from '../use-board-styles.ts';
import { useStale } from '../use-stale.ts';
import { CommentsDialog } from './comments-dialog.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import { Sums } from './sums.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  empty: { margin: 0, padding: '12px 0', color: tokens.colorNeutralForeground2 },
});

type Open = { readonly kind: 'add' } | { readonly kind: 'edit' | 'comments'; readonly entry: BoardEntry };

interface ShownBoardProps {
  readonly pageId: string;
  readonly settings: BoardSettings;
  readonly board: Board;
}

/** A list as it stands: its entries, what one may do with them, and what they come to. */
export function ShownBoard({ pageId, settings, board }: ShownBoardProps) {
  const styles = { ...useBoardStyles(), ...useStyles() };
  const { rights, entries } = board;
  const changes = useBoardChanges(pageId, board.blockId);
  const stale = useStale();
  const [open, setOpen] = useState<Open | null>(null);
  const [today] = useState(() => zurichDay(new Date()));
  const title = settings.title || listBlockTexts.unnamed;
  const shown = open?.kind === 'edit' || open?.kind === 'comments' ? (entries.find(({ id }) => id === open.entry.id) ?? open.entry) : null;
  const waiting = rights.isKeeper ? entries.filter(({ isReleased }) => !isReleased).length : 0;
  const step = (at: number, by: -1 | 1) => {
    const others = entries.toSpliced(at, 1);
    const entry = entries[at];
    if (entry) changes.move(entry.id, others[at + by - 1]?.id ?? null);
  };
  const row = (entry: BoardEntry, handle: ReactNode = null) => (
    <EntryRow
      entry={entry}
      settings={settings}
      rights={rights}
      handle={handle}
      changes={changes}
      onEdit={() => setOpen({ kind: 'edit', entry })}
      onComments={() => setOpen({ kind: 'comments', entry })}
      onStep={(by) => step(entries.indexOf(entry), by)}
      place={{ isFirst: entries[0] === entry, isLast: entries.at(-1) === entry }}
    />
  );
  const label = fill(texts.entries, { title });
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {settings.endsOn !== null && (
          <Chip color={board.isOver ? 'grey' : 'teal'}>
            {board.isOver ? texts.over : fill(texts.until, { day: longDay(settings.endsOn) })}
          </Chip>
        )}
        {waiting > 0 && <Chip color="yellow">{counted(texts.waiting, waiting)}</Chip>}
      </div>
      {settings.hint !== '' && <p className={styles.hint}>{settings.hint}</p>}
      {entries.length === 0 && (
        <p className={styles.empty}>
          {texts.empty} {rights.mayAdd && texts.emptyToo}
        </p>
      )}
      {rights.isKeeper && entries.length > 0 ? (
        <SortableList
          className={styles.list}
          items={entries}
          keyOf={({ id }) => id}
          nameOf={(entry) => entry.title}
          label={label}
          onMove={({ from, to }) => {
            const entry = entries[from];
            const others = entries.toSpliced(from, 1);
            if (entry) changes.move(entry.id, others[to - 1]?.id ?? null);
          }}
          renderItem={row}
        />
      ) : (
        entries.length > 0 && (
          <ul className={styles.list} aria-label={label}>
            {entries.map((entry) => (
              <li key={entry.id}>{row(entry)}</li>
            ))}
          </ul>
        )
      )}
      <Sums settings={settings} board={board} />
      {(rights.mayAdd || rights.isKeeper) && (
        <div className={styles.foot}>
          {rights.mayAdd && (
            <Button
              className={styles.big}
              appearance="primary"
              icon={<Add20Regular />}
              aria-label={fill(texts.addTo, { title })}
              onClick={() => setOpen({ kind: 'add' })}
            >
              {texts.add}
            </Button>
          )}
          {rights.isKeeper && entries.length > 0 && (
            <CsvButton fileName={fill(tableTexts.file, { title, day: today })} lines={() => boardTable(settings, board, tableTexts)} />
          )}
        </div>
      )}
      {(open?.kind === 'add' || (open?.kind === 'edit' && shown)) && (
        <EntryDialog
          blockId={board.blockId}
          settings={settings}
          entry={open.kind === 'edit' ? open.entry : null}
          waits={settings.members.release && !rights.isKeeper}
          changes={changes}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'comments' && shown && (
        <CommentsDialog entry={shown} mayComment={rights.mayComment} onChanged={stale} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
