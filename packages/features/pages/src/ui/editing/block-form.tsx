import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import type { BlockSurroundings, ShownBlockFile } from '@pausenplatz/kernel-host';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type FocusEvent, type KeyboardEvent, Suspense, useRef } from 'react';
import { textBlock, titleBlock } from '../../contract/index.ts';
import { editingTexts } from '../../texts.ts';
import type { CatalogueEntry, Settings } from '../catalogue/block-catalogue.ts';
import { BlockView, viewsByType } from '../framed.tsx';
import { SaveStateLabel } from './save-state-label.tsx';
import type { BlockDraft } from './block-draft.ts';
import { type SaveSettings, useAutosave } from './use-autosave.ts';
import { useFirstFieldFocus } from './use-first-field-focus.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    padding: '16px',
    borderRadius: look.radiusCard,
    border: `2px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  preview: { padding: '16px', borderRadius: look.radiusCard, backgroundColor: look.page },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
});

/** Their forms look as the block will look. */
const writtenInPlace: readonly string[] = [textBlock.type, titleBlock.type];

interface BlockFormProps {
  readonly entry: CatalogueEntry;
  readonly draft: BlockDraft;
  readonly initial: Settings;
  readonly base: Settings;
  readonly around: BlockSurroundings;
  readonly addFile: (id: string, file: ShownBlockFile) => void;
  readonly save: SaveSettings;
  readonly onRefused: (error: unknown) => void;
  /** Somebody else wrote at the same place. */
  readonly onDecide: (mine: Settings, theirs: Settings) => void;
  readonly onClose: () => void;
}

/** The open form of one block: fields, a living preview, and how far saving is. */
export function BlockForm({ entry, draft, initial, base, around, addFile, save, onRefused, onDecide, onClose }: BlockFormProps) {
  const styles = useStyles();
  const { settings, state, change, flush } = useAutosave({ block: entry.block, draft, initial, base, save, onRefused, onDecide });
  const frame = useRef<HTMLElement>(null);
  // Whoever opens a form wants to write: the first field takes the focus as soon as it is there.
  useFirstFieldFocus(frame);
  const blur = (event: FocusEvent) => {
    if (!frame.current?.contains(event.relatedTarget)) void flush();
  };
  const leave = (event: KeyboardEvent) => {
    // What floats above the form closes alone.
    const isOwn = event.target instanceof Element && frame.current?.contains(event.target);
    if (event.key === 'Escape' && !event.defaultPrevented && isOwn) onClose();
  };
  const needsPreview = !writtenInPlace.includes(entry.block.type);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears only that the focus left, and Escape
    <section ref={frame} className={styles.form} aria-label={entry.block.name} onBlur={blur} onKeyDown={leave}>
      {needsPreview && (
        <div className={styles.preview}>
          <BlockView
            block={{ type: entry.block.type, settings }}
            views={viewsByType({ [entry.block.type]: entry.ui.View })}
            around={around}
          />
        </div>
      )}
      <Suspense fallback={<Spinner label={editingTexts.block.loading} />}>
        <entry.Editor settings={settings} onChange={change} fieldErrors={state.fields} page={around} addFile={addFile} />
      </Suspense>
      <div className={styles.foot}>
        <SaveStateLabel state={state} onRetry={() => void flush()} />
        <Button icon={<Dismiss24Regular />} onClick={onClose}>
          {editingTexts.block.close}
        </Button>
      </div>
    </section>
  );
}
