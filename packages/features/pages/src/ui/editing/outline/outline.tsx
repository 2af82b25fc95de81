import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { SortableList } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type Block, titleBlock } from '../../../contract/index.ts';
import { outlineMove, type OutlineMove, outlineOf, pageSections, unfoldedRows } from '../../../rules/index.ts';
import { editingTexts } from '../../../texts.ts';
import { useBlockCatalogue } from '../../catalogue/block-catalogue.ts';
import { OutlineLine } from './outline-line.tsx';

const useStyles = makeStyles({
  outline: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px', alignContent: 'start' },
  list: { gap: '0' },
  add: { justifySelf: 'start', color: tokens.colorBrandForeground1 },
});

export interface OutlineProps {
  readonly blocks: readonly Block[];
  /** The block that is written on. */
  readonly openId: string | null;
  /** Blocks in which something wants to be mended. */
  readonly warnedIds: ReadonlySet<string>;
  readonly onMove: (move: OutlineMove) => void;
  readonly onGo: (blockId: string) => void;
  readonly onAdd: () => void;
}

/** The blocks of a page as a list: put in order by mouse, finger or keyboard, and a press goes to one. */
export function Outline({ blocks, openId, warnedIds, onMove, onGo, onAdd }: OutlineProps) {
  const styles = useStyles();
  const catalogue = useBlockCatalogue();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const seen = unfoldedRows(outlineOf(blocks, titleBlock.type), folded);
  const begins = new Set(
    pageSections(blocks).flatMap((one) => (one.kind === 'full' ? [] : [...one.left, ...one.right].slice(0, 1).map(({ id }) => id))),
  );
  const wordsOf = ({ type, settings }: Block) => {
    const known = catalogue.find(({ block }) => block.type === type)?.block;
    const firstLine = known?.wordsIn?.(settings).trim().split('\n')[0] ?? '';
    return { name: known?.name ?? editingTexts.block.unknown, words: firstLine };
  };
  const fold = (id: string) =>
    setFolded((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <div className={styles.outline}>
      <SortableList
        items={seen}
        keyOf={({ block }) => block.id}
        nameOf={({ block }) => wordsOf(block).words || wordsOf(block).name}
        label={editingTexts.outline.list}
        className={styles.list}
        onMove={(step) => {
          const move = outlineMove(seen, folded, step);
          if (move) onMove(move);
        }}
        renderItem={({ block, below, isInside }, handle) => (
          <OutlineLine
            handle={handle}
            Icon={catalogue.find((entry) => entry.block.type === block.type)?.ui.Icon}
            {...wordsOf(block)}
            isHead={block.type === titleBlock.type}
            isInside={isInside}
            isOpen={block.id === openId}
            place={block.place}
            beginsColumns={begins.has(block.id)}
            isWarned={warnedIds.has(block.id)}
            below={below.length}
            isFolded={folded.has(block.id)}
            onGo={() => onGo(block.id)}
            onFold={() => fold(block.id)}
          />
        )}
      />
      <Button appearance="transparent" className={styles.add} icon={<Add24Regular />} onClick={onAdd}>
        {editingTexts.outline.add}
      </Button>
    </div>
  );
}
