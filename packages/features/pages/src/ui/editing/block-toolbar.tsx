import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDown24Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp24Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Copy24Regular } from '@fluentui/react-icons/svg/copy';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { History24Regular } from '@fluentui/react-icons/svg/history';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { historyTexts } from '../../texts.history.ts';
import { editingTexts } from '../../texts.ts';
import { ColumnsTool, type ColumnsToolProps } from './columns-tool.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px',
    width: 'fit-content',
    maxWidth: '100%',
    padding: '2px 6px 2px 2px',
    // A pill, also where a narrow column has no room for one line.
    borderRadius: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  name: {
    padding: '0 8px 0 2px',
    // In a column it is cut before a tool goes to another line.
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    // Where the tools need the whole width, the block below says what it is.
    '@media (max-width: 640px)': { display: 'none' },
  },
  round: { borderRadius: look.radiusChip },
});

export interface BlockToolbarProps extends Omit<ColumnsToolProps, 'name' | 'isFirst'> {
  readonly name: string;
  readonly handle: ReactNode;
  readonly canEdit: boolean;
  /** Cannot be read today: there is nothing to write or to double, but what it was before. */
  readonly isDamaged: boolean;
  readonly isFirst: boolean;
  /** It is at the end in this direction. */
  readonly isOff: { readonly up: boolean; readonly down: boolean };
  readonly onEdit: () => void;
  readonly onStep: (step: 'up' | 'down') => void;
  readonly onHistory: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** What can be done with one block; Alt and an arrow key move it, Ctrl and D double it, from any of the buttons. */
export function BlockToolbar(props: BlockToolbarProps) {
  const { name, handle, canEdit, isDamaged, place, isFirst, isOff, onEdit, onStep, onPut, onBeside, onHistory, onDuplicate, onRemove } =
    props;
  const styles = useStyles();
  const { block } = editingTexts;
  const tool = (id: string, sentence: string, icon: ReactElement, run: () => void, isDisabled = false) => (
    <Button
      className={styles.round}
      appearance="subtle"
      icon={icon}
      data-tool={id}
      aria-label={fill(sentence, { name })}
      title={fill(sentence, { name })}
      // A button that vanished under the finger at the end of the list would drop the focus.
      disabledFocusable={isDisabled}
      onClick={run}
    />
  );
  const step = (event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
      // The browser would keep a bookmark.
      event.preventDefault();
      onDuplicate();
      return;
    }
    // The drag handle answers the same keys by itself.
    if (!event.altKey || !target?.dataset['tool'] || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? 'up' : 'down');
  };
  return (
    <div role="toolbar" tabIndex={-1} aria-label={fill(block.tools, { name })} className={styles.bar} onKeyDown={step}>
      {handle}
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      {canEdit && !isDamaged && tool('edit', block.edit, <Edit24Regular />, onEdit)}
      {tool('up', block.up, <ArrowUp24Regular />, () => onStep('up'), isOff.up)}
      {tool('down', block.down, <ArrowDown24Regular />, () => onStep('down'), isOff.down)}
      <ColumnsTool name={name} place={place} isFirst={isFirst} onPut={onPut} onBeside={onBeside} />
      {canEdit && tool('history', historyTexts.tool, <History24Regular />, onHistory)}
      {!isDamaged && tool('duplicate', block.duplicate, <Copy24Regular />, onDuplicate)}
      {tool('remove', block.remove, <Delete24Regular />, onRemove)}
    </div>
  );
}
