import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { fill } from '@pausenplatz/kernel-contract';
import type { BoardEntry } from '../../contract/index.ts';
import { boardTexts as texts } from '../../texts.ui.ts';

interface EntryMenuProps {
  readonly entry: BoardEntry;
  readonly mayMove: boolean;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  readonly onEdit: () => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** What else can be done with an entry; moving is here too, for fingers. */
export function EntryMenu({ entry, mayMove, place, onEdit, onStep, onRemove }: EntryMenuProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={fill(texts.menu, { title: entry.title })} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {entry.mayChange && (
            <MenuItem icon={<Edit20Regular />} onClick={onEdit}>
              {texts.edit}
            </MenuItem>
          )}
          {mayMove && (
            <MenuItem icon={<ArrowUp20Regular />} disabled={place.isFirst} onClick={() => onStep(-1)}>
              {texts.up}
            </MenuItem>
          )}
          {mayMove && (
            <MenuItem icon={<ArrowDown20Regular />} disabled={place.isLast} onClick={() => onStep(1)}>
              {texts.down}
            </MenuItem>
          )}
          {entry.mayDelete && <MenuDivider />}
          {entry.mayDelete && (
            <MenuItem icon={<Delete20Regular />} onClick={onRemove}>
              {texts.remove}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
