import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { PeopleAdd20Regular } from '@fluentui/react-icons/svg/people-add';
import { PeopleProhibited20Regular } from '@fluentui/react-icons/svg/people-prohibited';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ConfirmDialog } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Prompt, PromptListName } from '../../contract/index.ts';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';
import { usePromptChanges } from './data.ts';
import { editAddress } from './edit-address.ts';
import { ShareDialog } from './share-dialog.tsx';

interface PromptMenuProps {
  readonly prompt: Omit<Prompt, 'text' | 'schoolName'>;
  readonly list: PromptListName;
  /** It is gone from here, and so is what stands around this menu. */
  readonly onGone?: () => void;
}

/** What grown-ups do with a prompt. */
export function PromptMenu({ prompt, list, onGone }: PromptMenuProps) {
  const navigate = useNavigate();
  const roles = useCurrentUser()?.userRoles ?? [];
  const changes = usePromptChanges();
  const [opened, setOpened] = useState<'share' | 'unshare' | null>(null);
  const { id, title, isMine, isShared, mayRemove } = prompt;
  const mayShare = isMine && !isShared && (roles.includes('Teacher') || roles.includes('SchoolAdmin'));
  const close = () => setOpened(null);
  const duplicate = async () => {
    const made = await changes.duplicate(prompt);
    if (made !== null) await navigate(editAddress(made));
  };
  const unshare = async () => {
    if ((await changes.unshare(prompt)) && !isMine) onGone?.();
  };
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={fill(texts.menu, { title })} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {isMine && (
              <MenuItem icon={<Edit20Regular />} onClick={() => void navigate(editAddress(id, list))}>
                {texts.edit}
              </MenuItem>
            )}
            <MenuItem icon={<Copy20Regular />} onClick={() => void duplicate()}>
              {texts.duplicate}
            </MenuItem>
            {mayShare && (
              <MenuItem icon={<PeopleAdd20Regular />} onClick={() => setOpened('share')}>
                {texts.share}
              </MenuItem>
            )}
            {mayRemove && (
              <MenuItem icon={<PeopleProhibited20Regular />} onClick={() => setOpened('unshare')}>
                {texts.unshare}
              </MenuItem>
            )}
            {isMine && (
              <MenuItem icon={<Delete20Regular />} onClick={() => void changes.remove(prompt).then((isGone) => isGone && onGone?.())}>
                {texts.remove}
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {opened === 'share' && <ShareDialog id={id} title={title} onClose={close} onShare={() => void changes.share(prompt)} />}
      {opened === 'unshare' && (
        <ConfirmDialog
          title={fill(texts.unshareTitle, { title })}
          confirmLabel={texts.unshare}
          onClose={close}
          onConfirm={() => void unshare()}
        >
          {texts.unshareBody}
        </ConfirmDialog>
      )}
    </>
  );
}
