import { Button, Select } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { useCall, useHubMessage } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { Card, EmptyState, FormField, ListState, Screen } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { listMessages, noticesChanged } from '../../contract/index.ts';
import { noticesTexts } from '../../texts.ts';
import { noticesTitles } from '../../titles.ts';
import { CreateMessageDialog } from '../components/create-message-dialog.tsx';
import { MessageList } from '../components/message-list.tsx';

/** What an admin tells the whole school: running messages, past ones, and a new one. */
export function MessagesScreen() {
  const user = useCurrentUser();
  // Somebody may administer one school and teach at another.
  const schools = (user?.schools ?? []).filter(({ administers }) => administers);
  const texts = noticesTexts.messages;
  const [chosen, setChosen] = useState('');
  const [isCreating, setCreating] = useState(false);
  const schoolId = schools.find(({ id }) => id === chosen)?.id ?? schools[0]?.id ?? '';
  const query = useCall(listMessages, { schoolId }, { enabled: schoolId !== '' });
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
          <Select value={schoolId} onChange={(_event, { value }) => setChosen(value)}>
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
