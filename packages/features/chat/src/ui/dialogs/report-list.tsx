import { Button } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay } from '@pausenplatz/kernel-format';
import { ButtonLink, ListState, notifyRefusal } from '@pausenplatz/kernel-ui';
import { settleReport } from '../../contract/index.ts';
import { dialogTexts as texts } from '../../texts.ui.ts';
import { useReports } from '../data.ts';
import { ReportFiles } from './report-files.tsx';
import { useDialogStyles } from './use-dialog-styles.ts';

/** Reported messages that wait for whoever reads this, with the way to the chat where they are in it. */
export function ReportList() {
  const styles = useDialogStyles();
  const { query, stale, api } = useReports();
  const settle = (id: string) => void api.call(settleReport, { id }).then(stale, notifyRefusal);
  return (
    <ListState query={query} isEmpty={({ reports }) => reports.length === 0} empty={<p className={styles.quiet}>{texts.noReports}</p>}>
      {({ reports }) => (
        <ul className={styles.list}>
          {reports.map(({ id, chat, author, reporter, message, attachments, reason, at, isMember }) => (
            <li key={id} className={styles.report}>
              <strong>
                {fill(texts.reportBy, { reporter: reporter ?? texts.somebody, author: author ?? texts.somebody, chat: chat.name })}
              </strong>
              <span className={styles.quiet}>
                {longDay(at)}, {clockTime(at)}
              </span>
              {message !== '' && <p className={styles.words}>«{message}»</p>}
              <ReportFiles files={attachments} />
              {reason !== '' && <span>{fill(texts.reportReason, { reason })}</span>}
              <span className={styles.buttons}>
                <Button onClick={() => settle(id)}>{texts.settle}</Button>
                {isMember && <ButtonLink to={`/tools/nachrichten/${chat.id}`}>{texts.toChat}</ButtonLink>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListState>
  );
}
