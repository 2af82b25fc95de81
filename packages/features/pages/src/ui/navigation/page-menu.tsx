import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Archive20Regular } from '@fluentui/react-icons/svg/archive';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { Rename20Regular } from '@fluentui/react-icons/svg/rename';
import { TextIndentDecreaseLtr20Regular } from '@fluentui/react-icons/svg/text-indent-decrease-ltr';
import { TextIndentIncreaseLtr20Regular } from '@fluentui/react-icons/svg/text-indent-increase-ltr';
import { fill } from '@pausenplatz/kernel-contract';
import type { TreeStep } from '../../rules/index.ts';
import { navigationTexts as texts } from '../../texts.ts';

interface PageMenuProps {
  readonly name: string;
  /** Null where its place is not in this tree. */
  readonly onStep: ((step: TreeStep) => void) | null;
  readonly onRename: () => void;
  readonly onCreate: () => void;
  readonly onCopy: () => void;
  readonly onArchive: () => void;
  readonly onRemove: () => void;
}

/** What else can be done with a page; moving is here too, for fingers. */
export function PageMenu({ name, onStep, onRename, onCreate, onCopy, onArchive, onRemove }: PageMenuProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={fill(texts.menu, { name })} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<Rename20Regular />} onClick={onRename}>
            {texts.rename}
          </MenuItem>
          <MenuItem icon={<Add20Regular />} onClick={onCreate}>
            {texts.addChild}
          </MenuItem>
          <MenuItem icon={<Copy20Regular />} onClick={onCopy}>
            {texts.copy}
          </MenuItem>
          {onStep && <Steps onStep={onStep} />}
          <MenuDivider />
          <MenuItem icon={<Archive20Regular />} onClick={onArchive}>
            {texts.toArchive}
          </MenuItem>
          <MenuItem icon={<Delete20Regular />} onClick={onRemove}>
            {texts.remove}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function Steps({ onStep }: { readonly onStep: (step: TreeStep) => void }) {
  return (
    <>
      <MenuDivider />
      <MenuItem icon={<ArrowUp20Regular />} secondaryContent="Alt+↑" onClick={() => onStep('up')}>
        {texts.up}
      </MenuItem>
      <MenuItem icon={<ArrowDown20Regular />} secondaryContent="Alt+↓" onClick={() => onStep('down')}>
        {texts.down}
      </MenuItem>
      <MenuItem icon={<TextIndentIncreaseLtr20Regular />} secondaryContent="Alt+→" onClick={() => onStep('in')}>
        {texts.in}
      </MenuItem>
      <MenuItem icon={<TextIndentDecreaseLtr20Regular />} secondaryContent="Alt+←" onClick={() => onStep('out')}>
        {texts.out}
      </MenuItem>
    </>
  );
}
