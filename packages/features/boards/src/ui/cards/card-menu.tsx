import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRight20Regular } from '@fluentui/react-icons/svg/arrow-right';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { History20Regular } from '@fluentui/react-icons/svg/history';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { fill } from '@pausenplatz/kernel-contract';
import type { BoardCard, CardLayout } from '../../contract/index.ts';
import { cardName } from '../../rules/index.ts';
import { cardTexts as texts } from '../../texts.cards.ts';
import type { OpenKind } from './shown-cards.tsx';
import type { CardStep } from './use-card-moves.ts';

interface CardMenuProps {
  readonly card: BoardCard;
  readonly layout: CardLayout;
  readonly onOpen: (kind: OpenKind, card: BoardCard) => void;
  readonly onStep: CardStep;
  readonly onRemove: () => void;
}

const steps = {
  board: ['left', 'right', 'up', 'down'],
  wall: ['up', 'down'],
  timeline: ['up', 'down'],
} as const satisfies Readonly<Record<CardLayout, readonly Parameters<CardStep>[1][]>>;

function wordOf(layout: CardLayout, direction: Parameters<CardStep>[1]): string {
  if (layout === 'board' || direction === 'left' || direction === 'right') return texts.steps[direction];
  return (layout === 'wall' ? texts.wallSteps : texts.daySteps)[direction];
}

const icons = { left: <ArrowLeft20Regular />, right: <ArrowRight20Regular />, up: <ArrowUp20Regular />, down: <ArrowDown20Regular /> };

/** What else can be done with a card; moving is here too, for whoever does not drag. */
export function CardMenu({ card, layout, onOpen, onStep, onRemove }: CardMenuProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={fill(texts.menu, { card: cardName(card.text) })}
          data-open
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {card.mayChange && (
            <MenuItem icon={<Edit20Regular />} onClick={() => onOpen('edit', card)}>
              {texts.edit}
            </MenuItem>
          )}
          {card.mayChange &&
            steps[layout].map((direction) => (
              <MenuItem key={direction} icon={icons[direction]} onClick={() => onStep(card, direction)}>
                {wordOf(layout, direction)}
              </MenuItem>
            ))}
          {card.mayChange && card.hasHistory && (
            <MenuItem icon={<History20Regular />} onClick={() => onOpen('history', card)}>
              {texts.history}
            </MenuItem>
          )}
          {card.mayDelete && <MenuDivider />}
          {card.mayDelete && (
            <MenuItem icon={<Delete20Regular />} onClick={onRemove}>
              {texts.remove}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
