import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { bytesOf, saveFile, useApi } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { FormDialog, notify, useForm } from '@pausenplatz/kernel-ui';
import { getClass } from '@pausenplatz/office/contract';
import type { SchoolPaper } from '@pausenplatz/office/ui';
import { zipSync } from 'fflate';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { printCards, printingLimits, printLetters } from '../../contract/index.ts';
import { sheetsOf } from '../../rules/sheets-of.ts';
import { schoolPrintTexts as texts } from '../../texts.ts';

const useStyles = makeStyles({
  classes: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' },
  frame: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { fontWeight: tokens.fontWeightSemibold },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  error: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
});

type Api = ReturnType<typeof useApi>;
type Files = Record<string, Uint8Array<ArrayBuffer>>;
interface Wanted {
  readonly cards: boolean;
  readonly letters: boolean;
  readonly onlyInitial: boolean;
}

/** Cards and letters of several classes in one file, a PDF for each class and kind. */
export function PaperDialog({ classes, onClose }: ComponentProps<SchoolPaper['Dialog']>) {
  const styles = useStyles();
  const api = useApi();
  const [at, setAt] = useState<number | null>(null);
  const isChosen = classes.some(({ userIds }) => userIds !== undefined);
  const form = useForm<Wanted & { readonly ids: readonly string[] }>({
    initial: { ids: classes.map(({ id }) => id), cards: true, letters: true, onlyInitial: !isChosen },
    check: ({ ids, cards, letters }) => ({
      ids: ids.length === 0 ? texts.noClass : undefined,
      cards: cards || letters ? undefined : texts.nothing,
    }),
    send: async ({ ids, ...wanted }) => {
      const files: Files = {};
      try {
        for (const [index, one] of classes.filter(({ id }) => ids.includes(id)).entries()) {
          setAt(index + 1);
          await printClass(api, one, wanted, files);
        }
      } finally {
        setAt(null);
        // New cards end the older ones: what is printed already is handed out also where a later class is refused.
        handOut(files);
      }
    },
  });
  const { fields, errors } = form;
  const choose = (id: string, isWanted: boolean) =>
    form.set('ids', isWanted ? [...fields.ids, id] : fields.ids.filter((one) => one !== id));
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={at === null ? texts.print : fill(texts.printing, { at, all: fields.ids.length })}
      onClose={onClose}
    >
      <Group legend={counted(texts.classes, fields.ids.length)} error={errors.ids}>
        <div className={styles.classes}>
          {classes.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={fields.ids.includes(id)}
              onChange={(_event, { checked }) => choose(id, checked === true)}
            />
          ))}
        </div>
      </Group>
      <Group legend={texts.what} error={errors.cards}>
        <Checkbox label={texts.cards} checked={fields.cards} onChange={(_event, { checked }) => form.set('cards', checked === true)} />
        <Checkbox
          label={texts.letters}
          checked={fields.letters}
          onChange={(_event, { checked }) => form.set('letters', checked === true)}
        />
        {fields.cards && <p className={styles.note}>{texts.cardsHelp}</p>}
      </Group>
      {!isChosen && (
        <Checkbox
          label={texts.onlyInitial}
          checked={fields.onlyInitial}
          onChange={(_event, { checked }) => form.set('onlyInitial', checked === true)}
        />
      )}
    </FormDialog>
  );
}

interface GroupProps {
  readonly legend: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Several boxes under one heading, each with its own word: a field would name all of them alike. */
function Group({ legend, error, children }: GroupProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.frame}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Adds the PDFs of one class, whose pupils may have changed since the dialog was opened. */
async function printClass(
  api: Api,
  { id, userIds }: ComponentProps<SchoolPaper['Dialog']>['classes'][number],
  { cards, letters, onlyInitial }: Wanted,
  files: Files,
): Promise<void> {
  const { pupils } = await api.call(getClass, { id });
  const wanted = pupils.filter((pupil) => (userIds?.includes(pupil.id) ?? true) && (!onlyInitial || pupil.initialPassword));
  for (const part of sheetsOf(
    wanted.map((pupil) => pupil.id),
    printingLimits.cardsAtOnce,
  ))
    for (const call of [...(cards ? [printCards] : []), ...(letters ? [printLetters] : [])]) {
      const { fileName, base64 } = await api.call(call, { classId: id, userIds: part });
      files[freeName(fileName, files)] = bytesOf(base64);
    }
}

/** Two schools of a family may each have a class of one name. */
function freeName(fileName: string, files: Files): string {
  let name = fileName;
  for (let number = 2; name in files; number += 1) name = fileName.replace(/(?=\.pdf$)/, ` (${number})`);
  return name;
}

function handOut(files: Files): void {
  const [first, second] = Object.entries(files);
  if (!first) return void notify({ type: 'info', title: texts.nobody });
  if (second) saveFile(texts.fileName, zipSync(files, { level: 0 }), 'application/zip');
  else saveFile(first[0], first[1], 'application/pdf');
  notify({ type: 'success', title: counted(texts.ready, Object.keys(files).length) });
}
