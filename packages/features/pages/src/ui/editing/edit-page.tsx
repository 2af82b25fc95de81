import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { fill } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { type ShownBlockFile, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, notify, offerUndo, SortableList } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Block, BlockPlace, Page } from '../../contract/index.ts';
import { deadLinks, idBefore, lastOnLeft, moveByStep, pageConcerns } from '../../rules/index.ts';
import { historyTexts } from '../../texts.history.ts';
import { editingTexts, pageTexts } from '../../texts.ts';
import { EditedProvider } from '@pausenplatz/kernel-host/empty-block';
import { useBlockCatalogue } from '../catalogue/block-catalogue.ts';
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
import { PageConcernsBar } from './page-concerns-bar.tsx';
import { useBlockMoves } from './use-block-moves.ts';
import { useClickOutside } from './use-click-outside.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type NewBlock, useNewBlocks } from './use-new-blocks.ts';
import { usePageInput } from './use-page-input.ts';
import { usePastedLinks } from './use-pasted-links.ts';

/** Where the page itself has two columns, see `PageView`. */
const wide = '@container (min-width: 664px)';

const useStyles = makeStyles({
  room: { containerType: 'inline-size' },
  // Flat as it is read, so that one list can be put in order: what stands on the left floats, and what stands on the right begins beside it.
  list: { display: 'flow-root' },
  full: { clear: 'both' },
  left: { [wide]: { float: 'left', clear: 'left', width: 'calc(50% - 12px)' } },
  right: {
    [wide]: {
      marginLeft: 'calc(50% + 12px)',
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        left: '-13px',
        borderLeft: `2px dashed ${tokens.colorNeutralStroke2}`,
      },
    },
  },
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

interface Adding {
  readonly afterId: string | null;
  /** Left out: where the block stands behind which it goes. */
  readonly place?: BlockPlace;
  /** The block that makes room for it, by going to the left. */
  readonly beside?: Block;
  /** After the closing, where nothing was chosen. */
  readonly onNothing?: () => void;
}

/** A page with everything that changes it: its bar, its blocks, and their outline beside them where there is room. */
export function EditPage({ page, changes, update, report, hold, onDone }: EditPageProps) {
  const styles = useStyles();
  const user = useCurrentUser();
  const catalogue = useBlockCatalogue();
  const [openId, setOpenId] = useState<string | null>(null);
  const [files, setFiles] = useState<Readonly<Record<string, ShownBlockFile>>>({});
  /** Behind which block the next one goes; undefined while the catalogue is closed. */
  const [adds, setAdds] = useState<Adding>();
  const addFile = (id: string, file: ShownBlockFile) => setFiles((now) => ({ ...now, [id]: file }));
  const insert = useNewBlocks({ changes, addFile, report });
  const paste = usePastedLinks({ page, openId, changes, hold, report, insert });
  useClickOutside(openId, (id) => setOpenId((now) => (now === id ? null : now)));
  const [frame, keepFocus] = useKeptFocus();
  const { blocks } = page;
  const before = (block: Block) => blocks[blocks.indexOf(block) - 1];
  const around = { ...surroundingsOf(page), files: { ...page.files, ...files } };
  const nameOf = ({ type }: Block) => catalogue.find((entry) => entry.block.type === type)?.block.name ?? editingTexts.block.unknown;

  const { said, setSaid, step, sorted, put } = useBlockMoves({ blocks, nameOf, changes, report, keepFocus });
  const remove = (block: Block) => {
    if (openId === block.id) setOpenId(null);
    const undo = () => void changes.restore(block.id).catch(report);
    changes
      .remove(block.id)
      .then(() => offerUndo({ title: fill(editingTexts.block.removed, { name: nameOf(block) }), onUndo: undo }))
      .catch(report);
  };
  const duplicate = (block: Block) => {
    changes.add(block.type, block.id, { settings: block.settings }).then(() => setSaid(editingTexts.block.duplicated), report);
  };
  const add = async (type: string, { afterId, place, beside }: Adding) => {
    setAdds(undefined);
    try {
      if (beside?.place === 'full') await changes.move({ blockId: beside.id, afterId: idBefore(blocks, beside.id), place: 'left' });
      const block = await changes.add(type, afterId, { ...(place && { place }) });
      setOpenId(block.id);
    } catch (error) {
      report(error);
    }
  };

  const pagesBehind = usePagesBehind(blocks);
  const dead = deadLinks(blocks, pagesBehind);
  const [today] = useState(() => zurichDay(new Date()));
  const types = catalogue.map(({ block }) => block);
  const concerns = pageConcerns(blocks, types, today);
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
            onAdd: () => setAdds({ afterId: blocks.at(-1)?.id ?? null, place: 'full' }),
          }}
          renderBar={(openOutline) => (
            <EditBar page={page} files={around.files} addFile={addFile} update={update} report={report} onDone={onDone}>
              {openOutline}
            </EditBar>
          )}
        >
          <DeadLinks links={dead} onGo={goToBlock} />
          <PageConcernsBar concerns={concerns} onGo={goToBlock} />
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
              <AddBlock onAdd={() => setAdds({ afterId: null, place: 'full' })} />
            )}
            <div className={styles.room}>
              <SortableList
                items={blocks}
                layout={blocks.every(({ place }) => place === 'full') ? 'list' : 'grid'}
                classOf={({ place }) => styles[place]}
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
                    {block.place === 'full' && isInColumn(before(block)) && (
                      <AddBlock onAdd={() => setAdds({ afterId: idBefore(blocks, block.id), place: 'full' })} />
                    )}
                    <EditableBlock
                      block={block}
                      handle={handle}
                      isOpen={openId === block.id}
                      isFirst={block === blocks[0]}
                      isOff={{ up: moveByStep(blocks, block.id, 'up') === null, down: moveByStep(blocks, block.id, 'down') === null }}
                      onOpen={() => setOpenId(block.id)}
                      onClose={() => setOpenId(null)}
                      onStep={(direction) => step(block, direction)}
                      onPut={(place) => put(block, place)}
                      onBeside={() => setAdds({ afterId: lastOnLeft(blocks, block.id), place: 'right', beside: block })}
                      onDuplicate={() => duplicate(block)}
                      onRemove={() => remove(block)}
                      around={around}
                      addFile={addFile}
                      save={(settings, base) => hold(changes.save(block.id, settings, base, files).then((saved) => saved.settings))}
                      onRestore={(versionId) =>
                        void changes
                          .goBack(block.id, versionId)
                          .then(() => notify({ type: 'success', title: historyTexts.restored }), report)
                      }
                      onRefused={report}
                    />
                    <AddBlock onAdd={() => setAdds({ afterId: block.id })} />
                  </NeighboursProvider>
                )}
              />
              {isInColumn(blocks.at(-1)) && <AddBlock onAdd={() => setAdds({ afterId: blocks.at(-1)?.id ?? null, place: 'full' })} />}
            </div>
            <output className={styles.hidden}>{said}</output>
          </div>
        </EditDesk>
        {adds !== undefined && user && (
          <CatalogueDialog
            author={{ roles: user.userRoles, pro: user.pro }}
            onChoose={(type) => void add(type, adds)}
            onClose={() => setAdds(undefined)}
            onNothing={adds.onNothing}
          />
        )}
      </LinkedPagesProvider>
    </EditedProvider>
  );
}

const isInColumn = (block: Block | undefined): boolean => block !== undefined && block.place !== 'full';
