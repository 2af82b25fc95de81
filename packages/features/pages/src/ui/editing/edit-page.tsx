import { Button, makeStyles } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { fill } from '@pausenplatz/kernel-contract';
import { type ShownBlockFile, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, offerUndo, SortableList } from '@pausenplatz/kernel-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Block, Page } from '../../contract/index.ts';
import { afterIdOfStep } from '../../rules/index.ts';
import { editingTexts, pageTexts } from '../../texts.ts';
import { EditedProvider } from '../blocks/block-mode.ts';
import { useBlockCatalogue } from '../catalogue/block-catalogue.tsx';
import { CatalogueDialog } from '../catalogue/catalogue-dialog.tsx';
import type { BlockChanges } from '../data.ts';
import { surroundingsOf } from '../framed.tsx';
import { AddBlock } from './add-block.tsx';
import { EditableBlock } from './editable-block.tsx';
import { NeighboursProvider } from './neighbours.ts';
import { useNewBlocks } from './use-new-blocks.ts';

const useStyles = makeStyles({
  list: { gap: '0' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface EditPageProps {
  readonly page: Page;
  readonly changes: BlockChanges;
  /** Told about every refusal; decides whether the lock is lost. */
  readonly report: (error: unknown) => unknown;
  /** Keeps the lock until a save has its answer. */
  readonly hold: <T>(save: Promise<T>) => Promise<T>;
}

/** The blocks of a page with everything that changes them. */
export function EditPage({ page, changes, report, hold }: EditPageProps) {
  const styles = useStyles();
  const user = useCurrentUser();
  const catalogue = useBlockCatalogue();
  const [openId, setOpenId] = useState<string | null>(null);
  const [files, setFiles] = useState<Readonly<Record<string, ShownBlockFile>>>({});
  /** Behind which block the next one goes; undefined while the catalogue is closed. */
  const [addsAfter, setAddsAfter] = useState<string | null>();
  const addFile = (id: string, file: ShownBlockFile) => setFiles((now) => ({ ...now, [id]: file }));
  const insert = useNewBlocks({ changes, addFile, report });
  const [said, setSaid] = useState('');
  const [frame, keepFocus] = useKeptFocus();
  const { blocks } = page;
  const around = { ...surroundingsOf(page), files: { ...page.files, ...files } };
  const nameOf = ({ type }: Block) => catalogue.find((entry) => entry.block.type === type)?.block.name ?? editingTexts.block.unknown;

  const move = (block: Block, afterId: string | null) => {
    changes.move(block.id, afterId).catch(report);
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
  const add = (type: string, afterId: string | null) => {
    setAddsAfter(undefined);
    changes.add(type, afterId).then((block) => setOpenId(block.id), report);
  };

  return (
    <EditedProvider value>
      <div ref={frame}>
        {blocks.length === 0 ? (
          <EmptyState
            scene="schoolYard"
            title={pageTexts.emptyTitle}
            body={pageTexts.emptyBody}
            action={
              <Button appearance="primary" icon={<Add24Regular />} onClick={() => setAddsAfter(null)}>
                {editingTexts.block.add}
              </Button>
            }
          />
        ) : (
          <AddBlock onAdd={() => setAddsAfter(null)} />
        )}
        <SortableList
          items={blocks}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          label={editingTexts.block.list}
          className={styles.list}
          onMove={sorted}
          renderItem={(block, handle) => (
            <NeighboursProvider value={(more) => void insert(more, block.id)}>
              <EditableBlock
                block={block}
                handle={handle}
                isOpen={openId === block.id}
                isFirst={block === blocks[0]}
                isLast={block === blocks.at(-1)}
                onOpen={() => setOpenId(block.id)}
                onClose={() => setOpenId(null)}
                onStep={(direction) => step(block, direction)}
                onRemove={() => remove(block)}
                around={around}
                addFile={addFile}
                save={(settings, base) => hold(changes.save(block.id, settings, base, files).then((saved) => saved.settings))}
                onRefused={report}
              />
              <AddBlock onAdd={() => setAddsAfter(block.id)} />
            </NeighboursProvider>
          )}
        />
        <output className={styles.hidden}>{said}</output>
      </div>
      {addsAfter !== undefined && user && (
        <CatalogueDialog
          author={{ roles: user.userRoles, pro: user.pro }}
          onChoose={(type) => add(type, addsAfter)}
          onClose={() => setAddsAfter(undefined)}
        />
      )}
    </EditedProvider>
  );
}

/** Brings the focus back to the tool that moved its own block: a node that moves in the document loses it. */
function useKeptFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const tool = wanted.current === null ? null : frame.current?.querySelector<HTMLElement>(wanted.current);
    if (!tool || tool === document.activeElement) return;
    tool.focus();
  });
  const keep = () => {
    const active = document.activeElement;
    const block = active?.closest<HTMLElement>('[data-block]')?.dataset['block'];
    const tool = active?.closest<HTMLElement>('[data-tool]')?.dataset['tool'];
    if (!block || !tool) return;
    wanted.current = `[data-block="${CSS.escape(block)}"] [data-tool="${tool}"]`;
    // Long enough for the optimistic order to be drawn; later the focus is the user's own.
    setTimeout(() => {
      wanted.current = null;
    }, 300);
  };
  return [frame, keep] as const;
}
