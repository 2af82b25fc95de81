import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import type { BlockSurroundings, ShownBlockFile } from '@pausenplatz/kernel-host';
import { look } from '@pausenplatz/kernel-ui/theme';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Block } from '../../contract/index.ts';
import { beginWriting } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';
import { useCatalogueEntry } from '../catalogue/block-catalogue.ts';
import { BlockView, viewsByType } from '../framed.tsx';
import { useBlockDraft } from './block-draft.ts';
import { BlockToolbar, type BlockToolbarProps } from './block-toolbar.tsx';
import { OpenBlock } from './open-block.tsx';
import type { SaveSettings } from './use-autosave.ts';

const BlockHistory = lazy(async () => ({ default: (await import('./block-history.tsx')).BlockHistory }));

const useStyles = makeStyles({
  block: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  opens: {
    cursor: 'text',
    borderRadius: look.radiusCard,
    ':hover': { outline: `2px solid ${tokens.colorBrandStroke2}`, outlineOffset: '4px' },
  },
  // A press on a link while editing must not leave the page.
  view: { pointerEvents: 'none', userSelect: 'none' },
  unknown: { padding: '12px 16px', color: tokens.colorNeutralForeground2, backgroundColor: tokens.colorNeutralBackground3 },
});

type Tools = 'isFirst' | 'isOff' | 'onStep' | 'onPut' | 'onBeside' | 'onDuplicate' | 'onRemove';

interface EditableBlockProps extends Pick<BlockToolbarProps, Tools> {
  readonly block: Block;
  readonly handle: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly around: BlockSurroundings;
  readonly addFile: (id: string, file: ShownBlockFile) => void;
  readonly save: SaveSettings;
  readonly onRestore: (versionId: string) => void;
  readonly onRefused: (error: unknown) => void;
}

/** One block in edit mode: its tools, and its view or its form. */
export function EditableBlock(props: EditableBlockProps) {
  const { block, handle, isOpen, onOpen, onClose, around, addFile, save, onRestore, onRefused, ...tools } = props;
  const styles = useStyles();
  const entry = useCatalogueEntry(block.type);
  const draft = useBlockDraft(block.id);
  const [looksBack, setLooksBack] = useState(false);
  const isUnsaved = beginWriting(draft.kept, block.settings).kind !== 'fresh';
  const hasSettings = entry?.block.flags.settings === true;
  const isDamaged = block.isDamaged === true;
  const canEdit = hasSettings && !isDamaged;
  const name = entry?.block.name ?? editingTexts.block.unknown;
  return (
    <div className={styles.block} data-block={block.id}>
      <BlockToolbar
        name={name}
        handle={handle}
        canEdit={hasSettings}
        isDamaged={isDamaged}
        place={block.place}
        onEdit={isOpen ? onClose : onOpen}
        onHistory={() => {
          // What is just being written is saved by the form as it goes.
          if (isOpen) onClose();
          setLooksBack(true);
        }}
        {...tools}
      />
      {looksBack && (
        <Suspense fallback={null}>
          <BlockHistory block={block} name={name} around={around} onRestore={onRestore} onClose={() => setLooksBack(false)} />
        </Suspense>
      )}
      {isUnsaved && !isOpen && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{editingTexts.block.draft}</MessageBarBody>
          <MessageBarActions>
            <Button size="medium" onClick={onOpen}>
              {editingTexts.block.draftTake}
            </Button>
            <Button size="medium" onClick={draft.clear}>
              {editingTexts.block.draftDrop}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {entry && canEdit && isOpen && (
        <OpenBlock
          block={block}
          entry={entry}
          draft={draft}
          around={{ ...around, blockId: block.id }}
          addFile={addFile}
          save={save}
          onRefused={onRefused}
          onClose={onClose}
        />
      )}
      {entry && !(canEdit && isOpen) && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for pointers; keys have the tool above
        <div {...(canEdit && { className: styles.opens, onClick: onOpen })}>
          <div className={styles.view} inert>
            <BlockView block={block} views={viewsByType({ [block.type]: entry.ui.View })} around={around} />
          </div>
        </div>
      )}
      {!entry && <p className={styles.unknown}>{editingTexts.block.unknown}</p>}
    </div>
  );
}
