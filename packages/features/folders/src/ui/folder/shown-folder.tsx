import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { fill } from '@pausenplatz/kernel-contract';
import { AtOnce, Card, Chip, look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Folder, FolderItem, FolderSettings } from '../../contract/index.ts';
import { handIns, inOrder, missing, wayTo } from '../../rules/index.ts';
import { documentsBlockTexts } from '../../texts.block.ts';
import { folderTexts as texts } from '../../texts.ui.ts';
import { useFolderChanges } from '../data.ts';
import { AddArea } from './add-area.tsx';
import { HandInList } from './hand-in-list.tsx';
import { ItemRow } from './item-row.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TrashDialog } from './trash-dialog.tsx';
import { useChosen } from './use-chosen.ts';
import { WayBar } from './way-bar.tsx';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minHeight: look.touch },
  title: {
    margin: 0,
    flex: '1 1 130px',
    minHeight: look.touch,
    alignContent: 'center',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' },
  empty: { margin: 0, padding: '12px 0', color: tokens.colorNeutralForeground2 },
  aside: { '@media print': { display: 'none' } },
});

type Open =
  | { readonly kind: 'folder' | 'trash' }
  | { readonly kind: 'rename'; readonly item: FolderItem }
  | { readonly kind: 'move'; readonly ids: readonly string[] };

interface ShownFolderProps {
  readonly pageId: string;
  readonly settings: FolderSettings;
  readonly folder: Folder;
}

/** A folder as it stands: what lies in it, what one may do with it, and for who keeps it who handed in. */
export function ShownFolder({ pageId, settings, folder }: ShownFolderProps) {
  const styles = useStyles();
  const { rights, pupils } = folder;
  const changes = useFolderChanges(pageId, folder.blockId);
  const [at, setAt] = useState<string | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const items = inOrder(folder.items.map((item) => ({ ...item, isFolder: item.file === null })));
  const chosen = useChosen(items);
  // A folder that somebody deleted is left for the top.
  const parentId = items.some(({ id, file }) => id === at && file === null) ? at : null;
  const title = settings.title || documentsBlockTexts.unnamed;
  const all = pupils === null ? null : handIns(folder.items, pupils, parentId);
  const here = items.filter((item) => item.parentId === parentId && !(all !== null && item.file !== null && item.origin === 'handed-in'));
  const hint = (rights.isKeeper ? texts.keeperHints : texts.modeHints)[settings.mode];
  const goTo = (id: string | null) => {
    setAt(id);
    chosen.clear();
  };
  const row = (item: FolderItem) => (
    <ItemRow
      item={item}
      inside={folder.items.filter((one) => one.parentId === item.id).length}
      mode={settings.mode}
      isChosen={chosen.has(item.id)}
      onChoose={(isChosen) => chosen.set([item.id], isChosen)}
      onOpen={() => goTo(item.id)}
      onRename={() => setOpen({ kind: 'rename', item })}
      onMove={() => setOpen({ kind: 'move', ids: [item.id] })}
      onRemove={() => changes.remove([item.id])}
    />
  );
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <AtOnce className={styles.state}>
          <Chip color={settings.mode === 'hand-in' ? 'violet' : 'teal'}>{texts.modes[settings.mode]}</Chip>
          {all !== null && pupils !== null && pupils.length > 0 && (
            <Chip color={missing(all).length === 0 ? 'green' : 'yellow'}>
              {fill(texts.handedIn, { count: all.length - missing(all).length, total: all.length })}
            </Chip>
          )}
          {(rights.mayAdd || rights.isKeeper) && (
            <Button
              className={styles.aside}
              appearance="subtle"
              icon={<Delete20Regular />}
              aria-label={fill(texts.trash, { title })}
              onClick={() => setOpen({ kind: 'trash' })}
            />
          )}
        </AtOnce>
      </div>
      {settings.hint !== '' && <p className={styles.hint}>{settings.hint}</p>}
      {parentId !== null && <WayBar title={title} way={wayTo(folder.items, parentId)} onGo={goTo} />}
      {chosen.items.length > 0 && (
        <SelectionBar
          chosen={chosen}
          onDownload={() => changes.download(chosen.items.map(({ id }) => id))}
          onMove={() => setOpen({ kind: 'move', ids: chosen.items.map(({ id }) => id) })}
          onRemove={() => {
            changes.remove(chosen.items.map(({ id }) => id));
            chosen.clear();
          }}
        />
      )}
      {here.length > 0 ? (
        <ul className={styles.list} aria-label={fill(texts.items, { title })}>
          {here.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </ul>
      ) : (
        all === null && <p className={styles.empty}>{settings.mode === 'give' && !rights.isKeeper ? texts.emptyGive : texts.empty}</p>
      )}
      {all !== null && <HandInList all={all} chosen={chosen} row={row} />}
      {rights.mayAdd && (
        <AddArea
          label={settings.mode === 'hand-in' && !rights.isKeeper ? texts.handIn : texts.add}
          hint={hint}
          onStored={(fileId) => changes.addFile(parentId, fileId)}
          onFolder={rights.mayAddFolder ? () => setOpen({ kind: 'folder' }) : null}
        />
      )}
      {open?.kind === 'folder' && (
        <NameDialog
          item={null}
          place={`${folder.blockId}:${parentId ?? ''}`}
          onSend={(name, key) => changes.addFolder(parentId, name, key)}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'rename' && (
        <NameDialog
          item={open.item}
          place={open.item.id}
          onSend={(name) => changes.rename(open.item.id, name)}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'move' && (
        <MoveDialog
          items={folder.items}
          ids={open.ids}
          onMove={(target) => {
            changes.move(open.ids, target);
            chosen.clear();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'trash' && <TrashDialog blockId={folder.blockId} onRestore={changes.restore} onClose={() => setOpen(null)} />}
    </Card>
  );
}
