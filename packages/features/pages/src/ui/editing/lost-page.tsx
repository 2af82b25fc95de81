import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, CopyButton } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import type { Page } from '../../contract/index.ts';
import { editingTexts } from '../../texts.ts';
import { type CatalogueEntry, type Settings, useBlockCatalogue } from '../catalogue/block-catalogue.ts';
import { BlockView, surroundingsOf, viewsByType } from '../framed.tsx';
import { useBlockDraft } from './block-draft.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '16px', outlineStyle: 'none' },
  draft: { display: 'grid', gap: '12px', border: `2px solid ${tokens.colorPaletteMarigoldBorder1}` },
  title: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: tokens.fontWeightSemibold },
  copy: { justifySelf: 'start' },
});

interface LostPageProps {
  readonly page: Page;
  readonly holderName: string | null;
  /** Whoever reads this has taken it over, in another window. */
  readonly isMine: boolean;
  readonly onAsk: () => void;
  readonly onLeave: () => void;
}

/** What stands above a page whose lock went to somebody else: who has it, and what was not saved. */
export function LostPage({ page, holderName, isMine, onAsk, onLeave }: LostPageProps) {
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  // Whoever was writing far down must see at once what happened and where the text is now.
  useEffect(() => {
    frame.current?.focus();
    frame.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <MessageBar intent="warning" layout="multiline" politeness="assertive">
        <MessageBarBody>
          <MessageBarTitle>{isMine ? editingTexts.lostToMeTitle : editingTexts.lostTitle}</MessageBarTitle>
          {isMine ? editingTexts.lostToMe : fill(editingTexts.lost, { holder: holderName ?? editingTexts.somebody })}
        </MessageBarBody>
        <MessageBarActions>
          <Button size="medium" onClick={onAsk}>
            {editingTexts.editAgain}
          </Button>
          <Button size="medium" onClick={onLeave}>
            {editingTexts.stopEditing}
          </Button>
        </MessageBarActions>
      </MessageBar>
      <UnsavedTexts page={page} />
    </div>
  );
}

/** Everything that was typed and not saved when the lock went: to read and to copy, never to lose (P4). */
function UnsavedTexts({ page }: { readonly page: Page }) {
  const catalogue = useBlockCatalogue();
  // The new holder may delete a block; what was typed into it must stay all the same.
  const [blocks] = useState(page.blocks);
  return blocks.map((block) => {
    const entry = catalogue.find((one) => one.block.type === block.type);
    return entry && <UnsavedText key={block.id} blockId={block.id} entry={entry} page={page} />;
  });
}

function UnsavedText({ blockId, entry, page }: { readonly blockId: string; readonly entry: CatalogueEntry; readonly page: Page }) {
  const styles = useStyles();
  const { kept } = useBlockDraft(blockId);
  if (!kept) return null;
  const { settings } = kept;
  return (
    <Card as="section" className={styles.draft}>
      <h2 className={styles.title}>
        {editingTexts.block.unsaved}: {entry.block.name}
      </h2>
      <BlockView
        block={{ type: entry.block.type, settings }}
        views={viewsByType({ [entry.block.type]: entry.ui.View })}
        around={surroundingsOf(page)}
      />
      <div className={styles.copy}>
        <CopyButton text={wordsOf(entry, settings)} label={editingTexts.block.copy} />
      </div>
    </Card>
  );
}

function wordsOf({ block }: CatalogueEntry, settings: Settings): string {
  return block.wordsIn?.(settings) ?? '';
}
