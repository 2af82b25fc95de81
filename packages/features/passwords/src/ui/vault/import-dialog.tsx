import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { PasswordInput } from '@pausenplatz/account/ui';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, notify, useForm } from '@pausenplatz/kernel-ui';
import { useMemo, useRef, useState } from 'react';
import { addSealedItems, passwordsLimits } from '../../contract/index.ts';
import { judgeImport, type TakenEntry } from '../../rules/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { readForeign, type ForeignFile, type ImportProblem } from '../crypto/read-foreign.ts';
import { openFile, type VaultFile } from '../crypto/vault-file.ts';
import { type OpenItem, sealWords } from '../crypto/vault-words.ts';
import { useAgain } from '../data.ts';
import { newItemId } from '../random.ts';
import { ImportPreview } from './import-preview.tsx';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
});

const { imports: texts } = passwordsUiTexts;

interface ImportDialogProps {
  readonly vaultKey: CryptoKey;
  readonly there: readonly OpenItem[];
  readonly onClose: () => void;
}

type Chosen =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'problem'; readonly problem: ImportProblem }
  | { readonly state: 'sealed'; readonly file: VaultFile }
  | { readonly state: 'entries'; readonly file: ForeignFile };

/** Entries of another program: read and sealed here, and shown before anything is stored. */
export function ImportDialog({ vaultKey, there, onClose }: ImportDialogProps) {
  const styles = useStyles();
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' });
  const [done, setDone] = useState<number | null>(null);
  const file = chosen.state === 'entries' ? chosen.file : null;
  const lines = useMemo(() => (file ? judgeImport(file.entries, there, passwordsLimits) : []), [file, there]);
  const taken = lines.flatMap(({ entry }) => (entry ? [entry] : []));
  const store = useStore(vaultKey, setDone);
  const form = useForm({
    initial: { file: '' },
    check: () => ({ file: taken.length === 0 ? texts.none : undefined }),
    send: () => store(taken),
  });
  const choose = async (of: File | undefined) => {
    if (!of) return;
    form.set('file', of.name);
    setChosen({ state: 'reading' });
    const read = await readForeign(of).catch(() => ({ kind: 'problem', problem: 'unreadable' }) as const);
    if (read.kind === 'problem') setChosen({ state: 'problem', problem: read.problem });
    else if (read.kind === 'sealed') setChosen({ state: 'sealed', file: read.file });
    else setChosen({ state: 'entries', file: read.file });
  };
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={taken.length === 0 ? texts.take : counted(texts.submit, taken.length)}
      onClose={onClose}
    >
      <p>{texts.body}</p>
      <div className={styles.part}>
        <FormField label={texts.kinds} error={form.errors.file}>
          <FileButton onFile={(of) => void choose(of)} />
        </FormField>
        {chosen.state === 'reading' && <p role="status">{texts.reading}</p>}
        {chosen.state === 'problem' && (
          <MessageBar intent="warning">
            <MessageBarBody role="alert">{texts.problems[chosen.problem]}</MessageBarBody>
          </MessageBar>
        )}
      </div>
      {chosen.state === 'sealed' && (
        <SealedFile file={chosen.file} onOpen={(entries) => setChosen({ state: 'entries', file: { entries, otherKinds: 0 } })} />
      )}
      {file && <ImportPreview lines={lines} otherKinds={file.otherKinds} />}
      {form.busy && done !== null && <p role="status">{fill(texts.working, { done, count: taken.length })}</p>}
    </FormDialog>
  );
}

/** A hundred at a time; what was stored before something stopped it is there, and the next try finds it so. */
function useStore(vaultKey: CryptoKey, onDone: (done: number) => void) {
  const api = useApi();
  const again = useAgain();
  return async (entries: readonly TakenEntry[]) => {
    let done = 0;
    try {
      while (done < entries.length) {
        onDone(done);
        const part = entries.slice(done, done + passwordsLimits.itemsAtOnce);
        const items = await Promise.all(
          part.map(async (entry) => {
            const id = newItemId();
            return { id, sealed: await sealWords(vaultKey, { id, version: 1 }, { ...entry, icon: 'star' }) };
          }),
        );
        await api.call(addSealedItems, { items });
        done += part.length;
      }
      notify({ type: 'success', title: counted(texts.done, done) });
    } catch (error) {
      if (done > 0 && error instanceof RefusedError) notify({ type: 'warning', title: counted(texts.stopped, done) });
      throw error;
    } finally {
      again();
    }
  };
}

function FileButton({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<ArrowUpload24Regular />} onClick={() => input.current?.click()}>
        {texts.file}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.json,.xml"
        aria-label={`${texts.file} (${texts.kinds})`}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}

interface SealedFileProps {
  readonly file: VaultFile;
  readonly onOpen: (entries: readonly (TakenEntry & { readonly extras: number })[]) => void;
}

/** What was taken along sealed opens by its own password. */
function SealedFile({ file, onOpen }: SealedFileProps) {
  const styles = useStyles();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'asking' | 'opening' | 'wrong' | 'notMade'>('asking');
  const open = async () => {
    setState('opening');
    try {
      const entries = await openFile(file, password);
      if (entries) onOpen(entries.map((entry) => ({ ...entry, extras: 0 })));
      else setState('wrong');
    } catch {
      setState('notMade');
    }
  };
  return (
    <div className={styles.part}>
      <FormField label={texts.password} error={state === 'wrong' || state === 'notMade' ? texts.problems[state] : undefined}>
        <PasswordInput name="file-password" autoComplete="off" value={password} onText={setPassword} />
      </FormField>
      <Button onClick={() => void open()} disabledFocusable={state === 'opening' || password === ''}>
        {texts.open}
      </Button>
    </div>
  );
}
