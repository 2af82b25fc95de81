import { Button, Dropdown, Option } from '@fluentui/react-components';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { bytesOf, saveFile, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { shortDay, shortWeekday } from '@pausenplatz/kernel-format';
import { Chip, CsvButton, FormField, ListState, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type PlanPupil, pupilSheet, pupilSheetPdf, type SheetEntry } from '../../contract/index.ts';
import { reportTexts } from '../../texts.reports.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { feedbackColors } from '../feedback-colors.ts';
import { useReportStyles } from './report-styles.ts';
import type { ReportRange } from './reports-page.tsx';
import { WideTable } from './wide-table.tsx';

const { columns } = reportTexts;
const words = dialogTexts.feedback.types;

/** The timeline of one pupil, for the talk with the parents. */
export function SheetReport({ range, pupils }: { readonly range: ReportRange; readonly pupils: readonly PlanPupil[] }) {
  const styles = useReportStyles();
  const api = useApi();
  const [userId, setUserId] = useState(pupils[0]?.id ?? '');
  const [isWriting, setWriting] = useState(false);
  const query = useCall(pupilSheet, { ...range, userId }, { enabled: userId !== '' });
  const nameOf = (pupil: PlanPupil) => `${pupil.firstName} ${pupil.lastName}`;
  const pupil = pupils.find(({ id }) => id === userId);
  if (!pupil) return <p>{reportTexts.emptyTable}</p>;
  const pdf = async () => {
    setWriting(true);
    try {
      const answer = await api.call(pupilSheetPdf, { ...range, userId });
      saveFile(answer.fileName, bytesOf(answer.pdf), 'application/pdf');
    } catch (error) {
      notifyRefusal(error);
    } finally {
      setWriting(false);
    }
  };
  return (
    <div className={styles.frame}>
      <FormField label={reportTexts.pupil}>
        <Dropdown
          value={nameOf(pupil)}
          selectedOptions={[userId]}
          onOptionSelect={(_event, { optionValue }) => setUserId(optionValue ?? userId)}
        >
          {pupils.map((one) => (
            <Option key={one.id} value={one.id}>
              {nameOf(one)}
            </Option>
          ))}
        </Dropdown>
      </FormField>
      <ListState query={query} isEmpty={({ entries }) => entries.length === 0} empty={<p>{reportTexts.emptySheet}</p>}>
        {({ entries }) => (
          <>
            <div className={styles.actions}>
              <CsvButton fileName={fill(reportTexts.csvSheet, { name: nameOf(pupil) })} lines={() => linesOf(entries)} />
              <Button appearance="primary" icon={<DocumentPdf20Regular />} disabled={isWriting} onClick={() => void pdf()}>
                {reportTexts.pdf}
              </Button>
            </div>
            <p>{fill(reportTexts.sheetLine, { tasks: entries.length, done: entries.filter(({ doneAt }) => doneAt !== null).length })}</p>
            <WideTable
              name={nameOf(pupil)}
              headings={[{ label: columns.date }, { label: columns.task }, { label: columns.state }, { label: columns.feedback }]}
            >
              {entries.map((entry) => (
                <tr key={entry.taskId}>
                  <td>{entry.date === null ? '' : `${shortWeekday(entry.date)} ${shortDay(entry.date)}`}</td>
                  <td>{[entry.subject, entry.task].filter(Boolean).join(': ')}</td>
                  <td>{stateOf(entry)}</td>
                  <td>
                    <div className={styles.feedback}>
                      {entry.feedback.map((one) => (
                        <span key={one.id}>
                          <Chip color={feedbackColors[one.type]}>{words[one.type]}</Chip>{' '}
                          {[one.feedback, one.author].filter(Boolean).join(' · ')}
                        </span>
                      ))}
                    </div>
                  </td>
                </tr>
              ))}
            </WideTable>
          </>
        )}
      </ListState>
    </div>
  );
}

const stateOf = (entry: SheetEntry): string => (entry.doneAt === null ? reportTexts.open : reportTexts.done);

function linesOf(entries: readonly SheetEntry[]) {
  const head = [columns.date, columns.subject, columns.task, columns.state, columns.minutes, columns.feedback];
  const wordsOf = (entry: SheetEntry) =>
    entry.feedback.map((one) => [words[one.type], one.feedback, one.author].filter(Boolean).join(' · ')).join('\n');
  return [head, ...entries.map((entry) => [entry.date, entry.subject, entry.task, stateOf(entry), entry.minutes, wordsOf(entry)])];
}
