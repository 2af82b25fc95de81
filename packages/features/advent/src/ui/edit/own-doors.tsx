import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, FormDialog, notify, useForm } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type EditedDoor, fillDoor, ownDoors } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import { useOwnDoors } from '../data.ts';
import { checkFields, contentOf, doorPaths, fieldsOf, fileOfContent } from './door-fields.ts';
import { type ChosenFile, DoorFormFields } from './door-form-fields.tsx';

const { own: texts, door: doorTexts } = editTexts;

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  door: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  words: { margin: 0, flexGrow: 1, flexBasis: '20ch' },
  button: { minHeight: '56px' },
});

/** What a child does: its doors, each with what comes next. */
export function OwnDoors({ id }: { readonly id: string }) {
  const styles = useStyles();
  const { data } = useOwnDoors(id);
  const [number, setNumber] = useState<number | null>(null);
  if (!data || data.doors.length === 0) return null;
  const door = data.doors.find((one) => one.number === number);
  return (
    <Card className={styles.card} as="section">
      <h2 className={styles.title}>{texts.title}</h2>
      {data.doors.map((one) => (
        <div key={one.number} className={styles.door}>
          <p className={styles.words}>{wordsOf(one)}</p>
          {one.work !== 'released' && (
            <Button
              appearance={one.work === 'waiting' ? 'secondary' : 'primary'}
              size="large"
              className={styles.button}
              onClick={() => setNumber(one.number)}
            >
              {fill(one.content === null ? texts.fill : texts.change, { label: one.label })}
            </Button>
          )}
        </div>
      ))}
      {door && <FillDialog key={door.number} id={id} door={door} onClose={() => setNumber(null)} />}
    </Card>
  );
}

function wordsOf({ work, note }: EditedDoor): string {
  if (work === 'returned' && note === '') return texts.works.returnedPlain;
  return fill(texts.works[work], { note });
}

function FillDialog({ id, door, onClose }: { readonly id: string; readonly door: EditedDoor; readonly onClose: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const known = fileOfContent(door.content);
  const [file, setFile] = useState<ChosenFile | null>(known && { ...known.file, id: known.id });
  const isHandedIn = useRef(true);
  const form = useForm({
    name: `advent-own:${id}:${door.number}`,
    initial: fieldsOf(door),
    check: checkFields,
    paths: doorPaths,
    send: async (fields) => {
      await api.call(fillDoor, { id, number: door.number, content: contentOf(fields), isHandedIn: isHandedIn.current });
      notify({ type: 'success', title: isHandedIn.current ? doorTexts.handedIn : doorTexts.drafted });
      void markStale(client, ownDoors, { id });
    },
  });
  return (
    <FormDialog
      form={form}
      title={fill(doorTexts.title, { label: door.label })}
      submitLabel={doorTexts.handIn}
      onClose={onClose}
      renderActions={(close) => (
        <Button
          onClick={() => {
            isHandedIn.current = false;
            void form.submit().then((agreed) => {
              isHandedIn.current = true;
              if (agreed) close();
            });
          }}
        >
          {doorTexts.draft}
        </Button>
      )}
    >
      <DoorFormFields label={door.label} form={form} file={file} onFile={setFile} />
    </FormDialog>
  );
}
