import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { fill } from '@pausenplatz/kernel-contract';
import { ConfirmDialog } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { PageTemplate } from '../../contract/index.ts';
import { pageTemplatesTexts } from '../../texts.ts';
import { useTemplateChanges } from '../data.ts';
import { EditDialog } from './edit-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';

interface TemplateMenuProps {
  readonly template: PageTemplate;
  /** It is gone, and so is what stands around this menu. */
  readonly onRemoved?: () => void;
}

/** What the author and the administration of the school do with a template; nothing for who just reads it. */
export function TemplateMenu({ template, onRemoved }: TemplateMenuProps) {
  const { list: texts, withdraw } = pageTemplatesTexts;
  const changes = useTemplateChanges();
  const [opened, setOpened] = useState<'edit' | 'renew' | 'withdraw' | null>(null);
  const { name, isMine, mayWithdraw, isWithdrawn, source } = template;
  const close = () => setOpened(null);
  if (!isMine && !mayWithdraw) return null;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={fill(texts.menu, { name })} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {isMine && (
              <MenuItem icon={<Edit20Regular />} onClick={() => setOpened('edit')}>
                {texts.edit}
              </MenuItem>
            )}
            {isMine && source && (
              <MenuItem icon={<ArrowSync20Regular />} onClick={() => setOpened('renew')}>
                {texts.renew}
              </MenuItem>
            )}
            {isMine && (
              <MenuItem icon={<Delete20Regular />} onClick={() => void changes.remove(template).then(onRemoved)}>
                {texts.remove}
              </MenuItem>
            )}
            {mayWithdraw && !isWithdrawn && (
              <MenuItem icon={<EyeOff20Regular />} onClick={() => setOpened('withdraw')}>
                {texts.withdraw}
              </MenuItem>
            )}
            {mayWithdraw && isWithdrawn && (
              <MenuItem icon={<Eye20Regular />} onClick={() => void changes.withdraw(template, false)}>
                {texts.admit}
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {opened === 'edit' && <EditDialog template={template} onClose={close} />}
      {opened === 'renew' && source && <SaveDialog page={{ ...source, hasBelow: template.withBelow }} renews={template} onClose={close} />}
      {opened === 'withdraw' && (
        <ConfirmDialog
          title={fill(withdraw.title, { name })}
          confirmLabel={withdraw.confirm}
          onClose={close}
          onConfirm={() => void changes.withdraw(template, true)}
        >
          {withdraw.body}
        </ConfirmDialog>
      )}
    </>
  );
}
