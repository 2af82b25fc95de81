import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { fullDay } from '@pausenplatz/kernel-format';
import { Chip, ConfirmDialog, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteMessage, getNotices, listMessages, type SchoolMessage } from '../../contract/index.ts';
import { noticesTexts } from '../../texts.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gap: '8px',
    padding: '16px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  title: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  end: { marginLeft: 'auto' },
  body: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center', color: tokens.colorNeutralForeground2 },
});

interface MessageListProps {
  readonly messages: readonly SchoolMessage[];
  readonly schoolId: string;
}

/** The messages of a school, each to take back. */
export function MessageList({ messages, schoolId }: MessageListProps) {
  const styles = useStyles();
  const texts = noticesTexts.messages;
  const api = useApi();
  const client = useQueryClient();
  const [toRemove, setToRemove] = useState<SchoolMessage | null>(null);
  const remove = ({ id }: SchoolMessage) => {
    api.call(deleteMessage, { id }).then(() => {
      notify({ type: 'success', title: texts.removed });
      return Promise.all([markStale(client, listMessages, { schoolId }), markStale(client, getNotices)]);
    }, notifyRefusal);
  };
  return (
    <>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.id} className={styles.row}>
            <h2 className={styles.title}>{message.title}</h2>
            <p className={styles.body}>{message.message}</p>
            <div className={styles.facts}>
              <Chip color={message.audience === 'staff' ? 'violet' : 'teal'}>{texts.audiences[message.audience]}</Chip>
              {message.isOver ? <Chip>{texts.over}</Chip> : <span>{fill(texts.untilDay, { day: fullDay(message.until) })}</span>}
              {message.hidden > 0 && <span>{fill(texts.hidden, { count: message.hidden })}</span>}
              <Button className={styles.end} appearance="subtle" onClick={() => setToRemove(message)}>
                {texts.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {toRemove && (
        <ConfirmDialog
          title={texts.removeQuestion}
          confirmLabel={texts.remove}
          onConfirm={() => remove(toRemove)}
          onClose={() => setToRemove(null)}
        >
          {fill(texts.removeBody, { title: toRemove.title })}
        </ConfirmDialog>
      )}
    </>
  );
}
