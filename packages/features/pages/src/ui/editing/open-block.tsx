import type { BlockSurroundings, ShownBlockFile } from '@pausenplatz/kernel-host';
import { CopyButton, TwoVersions } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Block } from '../../contract/index.ts';
import { beginWriting } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';
import type { CatalogueEntry, Settings } from '../catalogue/block-catalogue.ts';
import { BlockView, viewsByType } from '../framed.tsx';
import type { BlockDraft } from './block-draft.ts';
import { BlockForm } from './block-form.tsx';
import type { SaveSettings } from './use-autosave.ts';

interface OpenBlockProps {
  readonly block: Block;
  readonly entry: CatalogueEntry;
  readonly draft: BlockDraft;
  readonly around: BlockSurroundings;
  readonly addFile: (id: string, file: ShownBlockFile) => void;
  readonly save: SaveSettings;
  readonly onRefused: (error: unknown) => void;
  readonly onClose: () => void;
}

/** A block that is written on: its form, or the two versions to decide between before anything is written. */
export function OpenBlock({ block, entry, draft, ...form }: OpenBlockProps) {
  const [beginning, setBeginning] = useState(() => beginWriting(draft.kept, block.settings));
  if (beginning.kind !== 'decide')
    return (
      <BlockForm
        {...form}
        entry={entry}
        draft={draft}
        initial={beginning.settings}
        base={beginning.base}
        onDecide={(mine, theirs) => setBeginning({ kind: 'decide', mine, theirs })}
      />
    );
  const { mine, theirs } = beginning;
  const shown = (settings: Settings) => (
    <BlockView block={{ type: block.type, settings }} views={viewsByType({ [block.type]: entry.ui.View })} around={form.around} />
  );
  return (
    <TwoVersions
      mine={shown(mine)}
      theirs={shown(theirs)}
      mineActions={<CopyButton text={entry.block.wordsIn?.(mine) ?? ''} label={editingTexts.block.copy} />}
      onMine={() => {
        draft.keep({ settings: mine, base: theirs });
        setBeginning({ kind: 'goesOn', settings: mine, base: theirs });
      }}
      onTheirs={() => {
        draft.clear();
        setBeginning({ kind: 'fresh', settings: theirs, base: theirs });
      }}
    />
  );
}
