import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowReply20Regular } from '@fluentui/react-icons/svg/arrow-reply';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Flag20Regular } from '@fluentui/react-icons/svg/flag';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime } from '@pausenplatz/kernel-format';
import type { ChatMessage } from '../../contract/index.ts';
import { streamTexts as texts } from '../../texts.ui.ts';

export interface MessageActions {
  readonly canWrite: boolean;
  readonly reply: (message: ChatMessage) => void;
  readonly edit: (message: ChatMessage) => void;
  readonly remove: (message: ChatMessage) => void;
  readonly report: (message: ChatMessage) => void;
}

interface MessageMenuProps {
  readonly message: ChatMessage;
  readonly actions: MessageActions;
  readonly now: Date;
}

/** What can be done with one message by who reads it; nothing where that is nothing. */
export function MessageMenu({ message, actions, now }: MessageMenuProps) {
  const { canWrite } = actions;
  const { isOwn, removed, changeableUntil, canRemove } = message;
  const mayChange = changeableUntil !== null && new Date(changeableUntil) > now;
  const mayRemove = canRemove || mayChange;
  if (removed !== null || (!canWrite && !mayRemove && isOwn)) return null;
  const name = message.from?.name ?? texts.somebody;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          icon={<MoreHorizontal20Regular />}
          aria-label={fill(texts.menu, { name, time: clockTime(message.date) })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {canWrite && (
            <MenuItem icon={<ArrowReply20Regular />} onClick={() => actions.reply(message)}>
              {texts.answer}
            </MenuItem>
          )}
          {mayChange && canWrite && (
            <MenuItem icon={<Edit20Regular />} onClick={() => actions.edit(message)}>
              {texts.edit}
            </MenuItem>
          )}
          {!isOwn && (
            <MenuItem icon={<Flag20Regular />} onClick={() => actions.report(message)}>
              {texts.report}
            </MenuItem>
          )}
          {mayRemove && (
            <MenuItem icon={<Delete20Regular />} onClick={() => actions.remove(message)}>
              {isOwn ? texts.takeBack : texts.remove}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
