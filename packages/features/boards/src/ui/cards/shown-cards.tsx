import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { Card, Chip, CsvButton } from '@pausenplatz/kernel-ui';
import { useCallback, useState } from 'react';
import type { BoardCard, CardBoard, KanbanSettings } from '../../contract/index.ts';
import { cardName, cardTable } from '../../rules/index.ts';
import { kanbanBlockTexts } from '../../texts.block.ts';
import { cardTableTexts, cardTexts as texts } from '../../texts.cards.ts';
import { CommentsDialog } from '../board/comments-dialog.tsx';
import { useBoardStyles } from '../use-board-styles.ts';
import { BoardTools } from './board-tools.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardGroups } from './card-groups.tsx';
import { useCardChanges } from './data.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { Timer } from './timer.tsx';

const useStyles = makeStyles({
  keys: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    '@media (pointer: coarse)': { display: 'none' },
    '@media print': { display: 'none' },
  },
});

type Open =
  | { readonly kind: 'add'; readonly laneId: string; readonly dueOn: string | null }
  | { readonly kind: OpenKind; readonly card: BoardCard };
export type OpenKind = 'edit' | 'comments' | 'history';

interface ShownCardsProps {
  readonly pageId: string;
  readonly settings: KanbanSettings;
  readonly board: CardBoard;
}

/** A board with cards as it stands: its cards in their places, and what one may do with them. */
export function ShownCards({ pageId, settings, board }: ShownCardsProps) {
  const styles = { ...useBoardStyles(), ...useStyles() };
  const { rights, cards, blockId } = board;
  const changes = useCardChanges(pageId, blockId);
  const [open, setOpen] = useState<Open | null>(null);
  const [today] = useState(() => zurichDay(new Date()));
  const title = settings.title || kanbanBlockTexts.unnamed;
  const shown = open && 'card' in open ? (cards.find(({ id }) => id === open.card.id) ?? open.card) : null;
  const waiting = rights.isKeeper ? cards.filter(({ isReleased }) => !isReleased).length : 0;
  const onOpen = useCallback((kind: OpenKind, card: BoardCard) => setOpen({ kind, card }), []);
  const onAdd = useCallback((laneId: string, dueOn: string | null) => setOpen({ kind: 'add', laneId, dueOn }), []);
  const close = () => setOpen(null);
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {board.timerEndsAt !== null && <Timer key={board.timerEndsAt} endsAt={board.timerEndsAt} at={board.at} />}
        {board.isFrozen && <Chip color="blue">{rights.isKeeper ? texts.frozenKeeper : texts.frozen}</Chip>}
        {waiting > 0 && <Chip color="yellow">{counted(texts.waiting, waiting)}</Chip>}
        {rights.isKeeper && <BoardTools title={title} board={board} changes={changes} />}
      </div>
      {settings.hint !== '' && <p className={styles.hint}>{settings.hint}</p>}
      {settings.members.anonymous && <p className={styles.hint}>{rights.isKeeper ? texts.namelessKeeper : texts.nameless}</p>}
      {cards.length === 0 && (
        <p className={styles.hint}>
          {texts.empty} {rights.mayAdd && texts.emptyToo}
        </p>
      )}
      <CardGroups title={title} settings={settings} board={board} changes={changes} today={today} onOpen={onOpen} onAdd={onAdd} />
      {cards.some(({ mayChange }) => mayChange) && settings.layout !== 'timeline' && <p className={styles.keys}>{texts.keys}</p>}
      {(rights.mayAdd || rights.isKeeper) && (
        <div className={styles.foot}>
          {rights.mayAdd && settings.layout !== 'board' && (
            <Button
              className={styles.big}
              appearance="primary"
              icon={<Add20Regular />}
              aria-label={fill(texts.addOn, { title })}
              onClick={() => onAdd(settings.lanes[0]?.id ?? '', null)}
            >
              {texts.add}
            </Button>
          )}
          {rights.isKeeper && cards.length > 0 && (
            <CsvButton
              fileName={fill(cardTableTexts.file, { title, day: today })}
              lines={() => cardTable(settings, cards, cardTableTexts)}
            />
          )}
        </div>
      )}
      {open?.kind === 'add' && (
        <CardDialog blockId={blockId} settings={settings} begin={open} card={null} rights={rights} changes={changes} onClose={close} />
      )}
      {open?.kind === 'edit' && shown && (
        <CardDialog blockId={blockId} settings={settings} begin={shown} card={shown} rights={rights} changes={changes} onClose={close} />
      )}
      {open?.kind === 'comments' && shown && (
        <CommentsDialog
          entry={{ id: shown.id, title: cardName(shown.text) }}
          mayComment={rights.mayComment}
          onChanged={() => changes.catchUp()}
          onClose={close}
        />
      )}
      {open?.kind === 'history' && shown && <HistoryDialog card={shown} changes={changes} onClose={close} />}
    </Card>
  );
}
