import { Button, Checkbox, Radio, RadioGroup, Select, Textarea } from '@fluentui/react-components';
import { ArrowShuffle20Regular } from '@fluentui/react-icons/svg/arrow-shuffle';
import { useApi } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, notify, useForm } from '@pausenplatz/kernel-ui';
import { usePastedList } from '@pausenplatz/kernel-ui/lists';
import { useMemo, useState } from 'react';
import { type ClassItem, type ClassPupil, fillColumn, passwordsLimits } from '../../contract/index.ts';
import { drawWords, guessColumns, namePatterns, type NamePattern, namesFor, type PasteLine, readPaste } from '../../rules/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { useAgain } from '../data.ts';
import { drawSecurely } from '../random.ts';
import { FillPreview, type PreviewLine } from './fill-preview.tsx';

interface Fields {
  readonly way: 'names' | 'words' | 'paste';
  readonly pattern: NamePattern;
  readonly onlyEmpty: boolean;
  readonly list: string;
}

interface FillDialogProps {
  readonly item: ClassItem;
  readonly pupils: readonly ClassPupil[];
  readonly onClose: () => void;
}

const { fill: texts } = passwordsUiTexts;
const limits = { userName: passwordsLimits.userNameMaximum, secret: passwordsLimits.secretMaximum };

/** Fills a column for the whole class. What is stored are the very rows that are shown before. */
export function FillDialog({ item, pupils, onClose }: FillDialogProps) {
  const api = useApi();
  const again = useAgain();
  const [drawn, setDrawn] = useState(() => drawFor(pupils));
  const [list, setList] = useState('');
  const pasted = usePastedList(list, guessColumns);
  const read = useMemo(() => readPaste(pasted.cells, pasted, pupils, limits), [pasted, pupils]);
  const rowsOf = (fields: Omit<Fields, 'list'>) => previewOf(fields, { item, pupils, drawn, read });
  const form = useForm<Fields>({
    initial: { way: 'words', pattern: 'first.l', onlyEmpty: true, list: '' },
    secrets: ['list'],
    check: (fields) => (takenOf(rowsOf(fields)).length === 0 ? { list: texts.nothing } : {}),
    send: async (fields) => {
      const rows = takenOf(rowsOf(fields));
      await api.call(fillColumn, { id: item.id, rows });
      again();
      notify({ type: 'success', title: counted(texts.done, rows.length) });
    },
  });
  const { way, pattern, onlyEmpty } = form.fields;
  const lines = rowsOf(form.fields);
  return (
    <FormDialog form={form} title={`${texts.title}: ${item.title}`} submitLabel={texts.submit} onClose={onClose}>
      <FormField label={texts.what}>
        <RadioGroup value={way} onChange={(_event, { value }) => form.set('way', value as Fields['way'])}>
          <Radio value="words" label={texts.words} />
          <Radio value="names" label={texts.names} />
          <Radio value="paste" label={texts.paste} />
        </RadioGroup>
      </FormField>
      {way === 'names' && (
        <FormField label={texts.pattern}>
          <Select value={pattern} onChange={(_event, { value }) => form.set('pattern', value as NamePattern)}>
            {namePatterns.map((one) => (
              <option key={one} value={one}>
                {texts.patterns[one]}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {way === 'paste' ? (
        <FormField label={texts.list} help={texts.listHelp} error={form.errors.list}>
          <Textarea rows={4} value={list} spellCheck={false} autoComplete="off" onChange={(_event, { value }) => setList(value)} />
        </FormField>
      ) : (
        <Checkbox label={texts.onlyEmpty} checked={onlyEmpty} onChange={(_event, { checked }) => form.set('onlyEmpty', checked === true)} />
      )}
      {way === 'words' && (
        <div>
          <Button icon={<ArrowShuffle20Regular />} onClick={() => setDrawn(drawFor(pupils))}>
            {texts.again}
          </Button>
        </div>
      )}
      {way !== 'paste' && form.errors.list !== undefined && <p role="alert">{form.errors.list}</p>}
      <FillPreview lines={lines} />
    </FormDialog>
  );
}

const drawFor = (pupils: readonly ClassPupil[]) => new Map(pupils.map(({ id }) => [id, drawWords(drawSecurely)]));

interface Sources {
  readonly item: ClassItem;
  readonly pupils: readonly ClassPupil[];
  readonly drawn: ReadonlyMap<string, string>;
  readonly read: readonly PasteLine[];
}

/** Every line that would be stored, and every one of a list that would not. */
function previewOf({ way, pattern, onlyEmpty }: Omit<Fields, 'list'>, { item, pupils, drawn, read }: Sources): readonly PreviewLine[] {
  const nameOf = (id: string | null) => pupils.find((pupil) => pupil.id === id);
  if (way === 'paste')
    return read.map(({ nr, kind, typed, userId, userName, secret }) => {
      const pupil = nameOf(userId);
      const problem = kind === 'taken' ? null : texts.problems[kind];
      return {
        key: String(nr),
        nr: fill(texts.line, { nr }),
        name: pupil ? `${pupil.firstName} ${pupil.lastName}` : typed,
        userId,
        userName,
        secret,
        problem,
      };
    });
  const names = namesFor(pattern, pupils);
  const wanted = pupils.filter(({ id }) => {
    const row = item.rows.find(({ userId }) => userId === id);
    const isTaken = way === 'names' ? (row?.userName ?? '') !== '' : row?.hasSecret === true;
    return !onlyEmpty || !isTaken;
  });
  return wanted.map(({ id, firstName, lastName }, at) => {
    const written = way === 'names' ? { userName: names.get(id) ?? '', secret: '' } : { userName: '', secret: drawn.get(id) ?? '' };
    return { key: id, nr: String(at + 1), name: `${firstName} ${lastName}`, userId: id, ...written, problem: null };
  });
}

/** What is sent: of each line what it says. */
const takenOf = (lines: readonly PreviewLine[]) =>
  lines.flatMap(({ userId, userName, secret, problem }) =>
    userId === null || problem !== null ? [] : [{ userId, ...(userName !== '' && { userName }), ...(secret !== '' && { secret }) }],
  );
