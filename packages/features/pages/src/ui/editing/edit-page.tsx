import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { fill } from '@pausenplatz/kernel-contract';
import { type ShownBlockFile, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, offerUndo, SortableList } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Block, Page } from '../../contract/index.ts';
import { afterIdOfStep, deadLinks } from '../../rules/index.ts';
import { editingTexts, pageTexts } from '../../texts.ts';
import { EditedProvider } from '../blocks/block-mode.ts';
import { useBlockCatalogue } from '../catalogue/block-catalogue.tsx';
import { CatalogueDialog } from '../catalogue/catalogue-dialog.tsx';
import type { BlockChanges, PageUpdate } from '../data.ts';
import { surroundingsOf } from '../framed.tsx';
import { DeadLinks } from '../links/dead-links.tsx';
import { LinkedPagesProvider, usePagesBehind } from '../links/use-linked-pages.ts';
import { AddBlock } from './add-block.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditDesk } from './edit-desk.tsx';
import { EditableBlock } from './editable-block.tsx';
import { goToBlock } from './go-to-block.ts';
import { NeighboursProvider } from './neighbours.ts';
import { useClickOutside } from './use-click-outside.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type NewBlock, useNewBlocks } from './use-new-blocks.ts';
import { usePageInput } from './use-page-input.ts';
import { usePastedLinks } from './use-pasted-links.ts';

const useStyles = makeStyles({
  list: { gap: '0' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface EditPageProps {
  readonly page: Page;
  readonly changes: BlockChanges;
  readonly update: (update: PageUpdate) => Promise<unknown>;
  /** Told about every refusal; decides whether the lock is lost. */
  readonly report: (error: unknown) => unknown;
  /** Keeps the lock until a save has its answer. */
  readonly hold: <T>(save: Promise<T>) => Promise<T>;
  readonly onDone: () => void;
}

/** A page with everything that changes it: its bar, its blocks, and their outline beside them where there is room. */
export function EditPage({ page, changes, update, report, hold, onDone }: EditPageProps) {
  const styles = useStyles();
  const user = useCurrentUser();
  const catalogue = useBlockCatalogue();
  const [openId, setOpenId] = useState<string | null>(null);
  const [files, setFiles] = useState<Readonly<Record<string, ShownBlockFile>>>({});
  /** Behind which block the next one goes; undefined while the catalogue is closed. */
  const [adds, setAdds] = useState<{ readonly afterId: string | null; readonly onNothing?: () => void }>();
  const addFile = (id: string, file: ShownBlockFile) => setFiles((now) => ({ ...now, [id]: file }));
  const insert = useNewBlocks({ changes, addFile, report });
  const paste = usePastedLinks({ page, openId, changes, hold, report, insert });
  useClickOutside(openId, (id) => setOpenId((now) => (now === id ? null : now)));
  const [said, setSaid] = useState('');
  const [frame, keepFocus] = useKeptFocus();
  const { blocks } = page;
  const around = { ...surroundingsOf(page), files: { ...page.files, ...files } };
  const nameOf = ({ type }: Block) => catalogue.find((entry) => entry.block.type === type)?.block.name ?? editingTexts.block.unknown;

  const move = (block: Block, afterId: string | null) => {
    changes.move({ blockId: block.id, afterId }).catch(report);
  };
  const step = (block: Block, direction: 'up' | 'down') => {
    const afterId = afterIdOfStep(blocks, block.id, direction);
    if (afterId === undefined) return;
    keepFocus();
    move(block, afterId);
    const position = blocks.indexOf(block) + (direction === 'up' ? 0 : 2);
    setSaid(fill(editingTexts.block.moved, { name: nameOf(block), position, total: blocks.length }));
  };
  const sorted = ({ from, to }: { readonly from: number; readonly to: number }) => {
    const block = blocks[from];
    const others = blocks.filter((one) => one !== block);
    if (block) move(block, others[to - 1]?.id ?? null);
  };
  const remove = (block: Block) => {
    if (openId === block.id) setOpenId(null);
    const undo = () => void changes.restore(block.id).catch(report);
    changes
      .remove(block.id)
      .then(() => offerUndo({ title: fill(editingTexts.block.removed, { name: nameOf(block) }), onUndo: undo }))
      .catch(report);
  };
  const duplicate = (block: Block) => {
    changes.add(block.type, block.id, { settings: block.settings, files: {} }).then(() => setSaid(editingTexts.block.duplicated), report);
  };
  const add = (type: string, afterId: string | null) => {
    setAdds(undefined);
    changes.add(type, afterId).then((block) => setOpenId(block.id), report);
  };

  const pagesBehind = usePagesBehind(blocks);
  const dead = deadLinks(blocks, pagesBehind);
  const dropping = usePageInput({
    lastId: blocks.at(-1)?.id ?? null,
    onCatalogue: (afterId) => setAdds({ afterId }),
    onInsert: (more: readonly NewBlock[], afterId) => void insert(more, afterId),
    onLink: paste,
  });

  return (
    <EditedProvider value>
      <LinkedPagesProvider value={pagesBehind}>
        <EditDesk
          outline={{
            blocks,
            openId,
            warnedIds: new Set(dead.map(({ blockId }) => blockId)),
            onMove: (moved) => void changes.move(moved).catch(report),
            onGo: goToBlock,
            onAdd: () => setAdds({ afterId: blocks.at(-1)?.id ?? null }),
          }}
          renderBar={(openOutline) => (
            <EditBar page={page} update={update} report={report} onDone={onDone}>
              {openOutline}
            </EditBar>
          )}
        >
          <DeadLinks links={dead} onGo={goToBlock} />
          <div ref={frame} {...dropping}>
            <p className={styles.hint}>{editingTexts.block.hint}</p>
            {blocks.length === 0 ? (
              <EmptyState
                scene="schoolYard"
                title={pageTexts.emptyTitle}
                body={pageTexts.emptyBody}
                action={
                  <Button appearance="primary" icon={<Add24Regular />} onClick={() => setAdds({ afterId: null })}>
                    {editingTexts.block.add}
                  </Button>
                }
              />
            ) : (
              <AddBlock onAdd={() => setAdds({ afterId: null })} />
            )}
            <SortableList
              items={blocks}
              keyOf={({ id }) => id}
              nameOf={nameOf}
              label={editingTexts.block.list}
              className={styles.list}
              onMove={sorted}
              renderItem={(block, handle) => (
                <NeighboursProvider
                  value={{
                    insert: (more) => void insert(more, block.id),
                    choose: (onNothing) => setAdds({ afterId: block.id, onNothing }),
                  }}
                >
                  <EditableBlock
                    block={block}
                    handle={handle}
                    isOpen={openId === block.id}
                    isFirst={block === blocks[0]}
                    isLast={block === blocks.at(-1)}
                    onOpen={() => setOpenId(block.id)}
                    onClose={() => setOpenId(null)}
                    onStep={(direction) => step(block, direction)}
                    onDuplicate={() => duplicate(block)}
                    onRemove={() => remove(block)}
                    around={around}
                    addFile={addFile}
                    save={(settings, base) => hold(changes.save(block.id, settings, base, files).then((saved) => saved.settings))}
                    onRefused={report}
                  />
                  <AddBlock onAdd={() => setAdds({ afterId: block.id })} />
                </NeighboursProvider>
              )}
            />
            <output className={styles.hidden}>{said}</output>
          </div>
        </EditDesk>
        {adds !== undefined && user && (
          <CatalogueDialog
            author={{ roles: user.userRoles, pro: user.pro }}
            onChoose={(type) => add(type, adds.afterId)}
            onClose={() => setAdds(undefined)}
            onNothing={adds.onNothing}
          />
        )}
      </LinkedPagesProvider>
    </EditedProvider>
  );
}
