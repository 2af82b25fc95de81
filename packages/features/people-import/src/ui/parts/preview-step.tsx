import { Button, makeStyles, MessageBar, MessageBarBody, tokens, ToggleButton } from '@fluentui/react-components';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Card, Chip, type ColorName, ListState, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewClasses } from './new-classes.tsx';
import {
  commitImport,
  type ImportPreview,
  listImports,
  previewImport,
  type PreviewRow,
  type Verdict,
  verdicts,
} from '../../contract/index.ts';
import { importTexts as texts } from '../../texts.ts';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import type { ImportQuestion } from '../screens/import-screen.tsx';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': {
      textAlign: 'left',
      color: tokens.colorNeutralForeground2,
      fontWeight: tokens.fontWeightRegular,
      fontSize: tokens.fontSizeBase200,
    },
    '& td, & th': { padding: '8px', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& tbody tr': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  line: { width: '48px', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  wide: { '@media (max-width: 640px)': { display: 'none' } },
});

const colors: Readonly<Record<Verdict, ColorName>> = { new: 'green', changed: 'blue', unchanged: 'grey', conflict: 'orange' };
const shownAtOnce = 100;

interface PreviewStepProps {
  readonly question: ImportQuestion;
  readonly fileName: string;
  readonly onBack: () => void;
  readonly onStarted: (operationId: string) => void;
}

/** Row by row what would happen; the commit does exactly this or refuses (R1). */
export function PreviewStep({ question, fileName, onBack, onStarted }: PreviewStepProps) {
  const api = useApi();
  const query = useQuery({
    queryKey: [previewImport.id, question],
    queryFn: ({ signal }) => api.call(previewImport, question, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const commit = useChange(commitImport, [listImports]);
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const start = ({ fingerprint }: ImportPreview) => {
    setBusy(true);
    commit({ ...question, fileName: fileName.slice(0, 200), fingerprint }, { idempotencyKey: `${key}-${fingerprint.slice(0, 12)}` }).then(
      ({ operationId }) => onStarted(operationId),
      (error: unknown) => {
        setBusy(false);
        notifyRefusal(error);
        // The school changed meanwhile: show what would happen now.
        if (error instanceof RefusedError && error.body.code === 'IMPORT_PLAN_CHANGED') void query.refetch();
      },
    );
  };
  return (
    <ListState query={query}>
      {(preview) => (
        <Preview preview={preview} archives={question.archiveMissing} isBusy={isBusy} onBack={onBack} onStart={() => start(preview)} />
      )}
    </ListState>
  );
}

interface PreviewProps {
  readonly preview: ImportPreview;
  readonly archives: boolean;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onStart: () => void;
}

function Preview({ preview, archives, isBusy, onBack, onStart }: PreviewProps) {
  const styles = { ...useListStyles(), ...useStyles() };
  const { counts, missing, newClasses } = preview;
  const [only, setOnly] = useState<Verdict | null>(counts.conflict > 0 ? 'conflict' : null);
  const [most, setMost] = useState(shownAtOnce);
  const rows = preview.rows.filter(({ verdict }) => only === null || verdict === only);
  const [isConfirmed, setConfirmed] = useState(newClasses.length === 0);
  const todo = counts.new + counts.changed + (archives ? missing.length : 0);
  const mayStart = !isBusy && todo > 0 && isConfirmed;
  return (
    <Card as="section" className={styles.form}>
      <div className={styles.actions} role="group" aria-label={texts.steps.preview}>
        <ToggleButton checked={only === null} onClick={() => setOnly(null)}>
          {texts.all} {preview.rows.length}
        </ToggleButton>
        {verdicts.map((verdict) => (
          <ToggleButton key={verdict} checked={only === verdict} disabled={counts[verdict] === 0} onClick={() => setOnly(verdict)}>
            {texts.verdicts[verdict]} {counts[verdict]}
          </ToggleButton>
        ))}
      </div>
      {newClasses.length > 0 && <NewClasses classes={newClasses} isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
      {archives && missing.length > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>
            {counted(texts.missing, missing.length, {
              names: missing.map(({ firstName, lastName, className }) => `${firstName} ${lastName} (${className})`).join(', '),
            })}
          </MessageBarBody>
        </MessageBar>
      )}
      {counts.conflict > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{texts.conflictsStay}</MessageBarBody>
        </MessageBar>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.line}>{texts.line}</th>
            <th>{texts.person}</th>
            <th className={styles.wide}>{texts.fields.className}</th>
            <th>{texts.what}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <tr key={row.line}>
              <td className={styles.line}>{row.line}</td>
              <td>{row.name}</td>
              <td className={styles.wide}>{row.className}</td>
              <td>
                <Chip color={colors[row.verdict]}>{texts.verdicts[row.verdict]}</Chip>{' '}
                <span className={styles.note}>{whatHappens(row)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && <Button onClick={() => setMost(most + shownAtOnce)}>{counted(texts.more, rows.length - most)}</Button>}
      <div className={styles.actions}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button appearance="primary" disabledFocusable={!mayStart} onClick={() => mayStart && onStart()}>
          {todo === 0 ? texts.commitNothing : fill(texts.commit, { count: todo })}
        </Button>
        {!isConfirmed && todo > 0 && <span className={styles.note}>{texts.newClasses.missing}</span>}
      </div>
    </Card>
  );
}

function whatHappens({ reason, hint, problems, changes }: PreviewRow): string {
  if (problems.length > 0) return problems.map((problem) => texts.problems[problem]).join(', ');
  if (reason !== null) return texts.reasons[reason];
  if (hint !== null) return texts.hints[hint];
  return changes
    .map(({ field, from, to }) =>
      field === 'account' ? texts.changed.account : `${texts.changed[field]}: ${from === '' ? texts.nothingBefore : from} → ${to}`,
    )
    .join(', ');
}
