import { Button, Switch } from '@fluentui/react-components';
import { useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { clockTime, longDay } from '@pausenplatz/kernel-format';
import { Card, ListState, notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { useListStyles } from '@pausenplatz/office/ui';
import { useState } from 'react';
import { getChatSchool, listRemoved, readRemoved, setChatSchool } from '../../contract/index.ts';
import { dialogTexts, officeTexts as texts } from '../../texts.ui.ts';
import { ReportFiles } from '../dialogs/report-files.tsx';
import { ReportList } from '../dialogs/report-list.tsx';
import { useDialogStyles } from '../dialogs/use-dialog-styles.ts';

interface OfSchoolProps {
  readonly schoolId: string;
}

/** What a school says about messages, what was reported in it, and what was removed. */
export function ChatOfSchool({ schoolId }: OfSchoolProps) {
  const list = useListStyles();
  const styles = useDialogStyles();
  return (
    <>
      <Card as="section" className={list.form}>
        <Children schoolId={schoolId} />
      </Card>
      <Card as="section" className={list.form}>
        <h4 className={styles.words}>{dialogTexts.reportsTitle}</h4>
        <ReportList />
      </Card>
      <Card as="section" className={list.form}>
        <h4 className={styles.words}>{texts.removed}</h4>
        <p className={styles.quiet}>{texts.removedHelp}</p>
        <Removed schoolId={schoolId} />
      </Card>
    </>
  );
}

function Children({ schoolId }: OfSchoolProps) {
  const styles = useDialogStyles();
  const api = useApi();
  const query = useCall(getChatSchool, { schoolId });
  const updates = useOptimistic(getChatSchool, { schoolId });
  const set = (isOn: boolean) =>
    void updates.attempt({
      show: () => ({ childrenTogether: isOn }),
      send: () => api.call(setChatSchool, { schoolId, childrenTogether: isOn }),
    });
  return (
    <ListState query={query} skeleton="form">
      {({ childrenTogether }) => (
        <div className={styles.part}>
          <Switch label={texts.children} checked={childrenTogether} onChange={(_event, { checked }) => set(checked)} />
          <p className={styles.quiet}>{texts.childrenHelp}</p>
        </div>
      )}
    </ListState>
  );
}

function Removed({ schoolId }: OfSchoolProps) {
  const styles = useDialogStyles();
  const api = useApi();
  const query = useCall(listRemoved, { schoolId });
  const [read, setRead] = useState<Readonly<Record<string, OutputOf<typeof readRemoved>>>>({});
  const open = (id: string) =>
    void api.call(readRemoved, { schoolId, id }).then((found) => setRead((now) => ({ ...now, [id]: found })), notifyRefusal);
  return (
    <ListState query={query} isEmpty={({ messages }) => messages.length === 0} empty={<p className={styles.quiet}>{texts.noneRemoved}</p>}>
      {({ messages }) => (
        <ul className={styles.list}>
          {messages.map(({ id, chat, author, removedBy, removedAt }) => (
            <li key={id} className={styles.report}>
              <strong>
                {fill(texts.removedLine, { author: author ?? dialogTexts.somebody, chat, by: removedBy ?? dialogTexts.somebody })}
              </strong>
              <span className={styles.quiet}>
                {longDay(removedAt)}, {clockTime(removedAt)}
              </span>
              {read[id] === undefined ? (
                <span className={styles.buttons}>
                  <Button onClick={() => open(id)}>{texts.readIt}</Button>
                </span>
              ) : (
                <>
                  {read[id].message !== '' && <p className={styles.words}>«{read[id].message}»</p>}
                  <ReportFiles files={read[id].attachments} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </ListState>
  );
}
