import { Button, makeStyles, MessageBar, MessageBarBody, Textarea, tokens } from '@fluentui/react-components';
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, FormField, look, useDraft } from '@pausenplatz/kernel-ui';
import { useRef, useState } from 'react';
import { importLimits } from '../../contract/index.ts';
import { importTexts as texts } from '../../texts.ts';
import { holdsPeople } from '@pausenplatz/office/rules';
import { useListStyles } from '@pausenplatz/office/ui';
import { listEndings, readFile, type ReadList, type ReadProblem, readText } from '@pausenplatz/kernel-browser/lists';
import type { Source } from '../screens/import-screen.tsx';

const useStyles = makeStyles({
  drop: {
    display: 'grid',
    justifyItems: 'center',
    gap: '12px',
    padding: '32px 16px',
    textAlign: 'center',
    borderRadius: look.radiusCard,
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  over: { border: `2px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  file: { display: 'none' },
});

/** Takes a file or pasted text; says plainly when it cannot be read. */
export function SourceStep({ schoolId, onRead }: { readonly schoolId: string; readonly onRead: (source: Source) => void }) {
  const styles = { ...useListStyles(), ...useStyles() };
  const input = useRef<HTMLInputElement>(null);
  const pasted = useDraft(`import:${schoolId}`);
  const [problem, setProblem] = useState<ReadProblem | 'tooMany' | null>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: ReadList | ReadProblem, file: File | null) => {
    if (typeof list === 'string') return setProblem(list);
    if (list.cells.filter((row) => row.length > 1 || row[0]?.trim()).length > importLimits.rows + 1) return setProblem('tooMany');
    setProblem(null);
    onRead({ list, file });
  };
  const takeFile = (file: File | undefined) => {
    if (!file) return;
    const wants = (cells: ReadList['cells']) => holdsPeople(cells, new Date().getFullYear());
    void readFile(file, { wants }).then(
      (list) => take(list, file),
      () => setProblem('unreadable'),
    );
  };
  return (
    <Card as="section" className={styles.form}>
      {problem && (
        <MessageBar intent="warning">
          <MessageBarBody>{fill(texts[problem], { rows: importLimits.rows })}</MessageBarBody>
        </MessageBar>
      )}
      <div
        className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          takeFile(event.dataTransfer.files[0]);
        }}
      >
        <Button appearance="primary" size="large" icon={<ArrowUpload24Regular />} onClick={() => input.current?.click()}>
          {texts.drop}
        </Button>
        <span className={styles.note}>{fill(texts.dropHelp, { rows: importLimits.rows })}</span>
        <input
          ref={input}
          className={styles.file}
          type="file"
          accept={listEndings}
          aria-label={texts.drop}
          onChange={({ target }) => {
            takeFile(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      <FormField label={texts.paste} help={texts.pasteHelp}>
        <Textarea value={pasted.text} rows={6} resize="vertical" onChange={(_event, { value }) => pasted.setText(value)} />
      </FormField>
      {pasted.text.trim() !== '' && (
        <div className={styles.actions}>
          <Button appearance="primary" onClick={() => void readText(pasted.text, texts.steps.source).then((list) => take(list, null))}>
            {texts.read}
          </Button>
        </div>
      )}
    </Card>
  );
}
