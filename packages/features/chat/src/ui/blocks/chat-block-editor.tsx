import { Input, Select } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField, ListState } from '@pausenplatz/kernel-ui';
import { type chatBlock, chatLimits } from '../../contract/index.ts';
import { sortChats } from '../../rules/index.ts';
import { chatBlockTexts as texts } from '../../texts.block.ts';
import { useChats } from '../data.ts';
import { useDialogStyles } from '../dialogs/use-dialog-styles.ts';

/** Which of the own chats stands on the page. */
export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof chatBlock>>) {
  const styles = useDialogStyles();
  const query = useChats();
  return (
    <ListState query={query} skeleton="form" isEmpty={({ chats }) => chats.length === 0} empty={<p>{texts.noChats}</p>}>
      {({ chats }) => (
        <div className={styles.fields}>
          <FormField label={texts.chat} help={texts.help} error={fieldErrors['chatId']}>
            <Select value={settings.chatId ?? ''} onChange={(_event, { value }) => onChange({ ...settings, chatId: value || null })}>
              <option value="">{texts.none}</option>
              {sortChats(chats, 'abc').map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label={texts.title} help={texts.titleHelp} error={fieldErrors['title']}>
            <Input
              value={settings.title}
              maxLength={chatLimits.nameMaximum}
              onChange={(_event, { value }) => onChange({ ...settings, title: value })}
            />
          </FormField>
        </div>
      )}
    </ListState>
  );
}
