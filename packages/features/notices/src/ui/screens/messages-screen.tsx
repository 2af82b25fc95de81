import { Button, Select } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { useAdministeredSchools } from '@pausenplatz/account/ui';
import { useCall, useHubMessage, useTopic } from '@pausenplatz/kernel-browser';
import { Card, EmptyState, FormField, ListState, Screen } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { listMessages, noticesChanged, noticesTopic } from '../../contract/index.ts';
import { noticesTexts } from '../../texts.ts';
import { noticesTitles } from '../../titles.ts';
import { CreateMessageDialog } from '../components/create-message-dialog.tsx';
import { MessageList } from '../components/message-list.tsx';

/** What an admin tells the whole school: running messages, past ones, and a new one. */
export function MessagesScreen() {
  const { schools, chosen, choose } = useAdministeredSchools();
  const texts = noticesTexts.messages;
  const [isCreating, setCreating] = useState(false);
  const schoolId = chosen?.id ?? '';
  const query = useCall(listMessages, { schoolId }, { enabled: schoolId !== '' });
  useTopic(chosen ? noticesTopic(chosen.id) : null);
  useHubMessage(noticesChanged, () => void query.refetch());
  const create = (
    <Button appearance="primary" icon={<Add24Regular />} onClick={() => setCreating(true)}>
      {texts.create}
    </Button>
  );
  return (
    <Screen title={noticesTitles.messages} lead={texts.lead} width="narrow" actions={create}>
      {schools.length > 1 && (
        <FormField label={texts.school}>
          <Select value={schoolId} onChange={(_event, { value }) => choose(value)}>
            {schools.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      <ListState
        query={query}
        isEmpty={({ messages }) => messages.length === 0}
        empty={<EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />}
      >
        {({ messages }) => (
          <Card>
            <MessageList messages={messages} schoolId={schoolId} />
          </Card>
        )}
      </ListState>
      {isCreating && <CreateMessageDialog schoolId={schoolId} onClose={() => setCreating(false)} />}
    </Screen>
  );
}
