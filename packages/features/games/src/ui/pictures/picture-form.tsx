import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { UploadField } from '@pausenplatz/documents/ui';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { Card, FormField, notify, RefusalBar, TextField, useForm } from '@pausenplatz/kernel-ui';
import { gamesLimits as limits, type ShownPicture as Picture } from '../../contract/index.ts';
import { picturesTexts } from '../../texts.pictures.ts';
import { useSavePictures } from './data.ts';
import { PictureRow } from './picture-row.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  list: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
});

const { edit: texts } = picturesTexts;

interface Fields {
  readonly title: string;
  readonly pictures: readonly Picture[];
  readonly classIds: readonly string[];
}

/** What is missing of the pictures, in one sentence; undefined where one may play with them. */
function picturesError({ pictures }: Fields): string | undefined {
  if (pictures.some(({ name }) => name.trim() === '')) return texts.nameMissing;
  const missing = limits.picturesLeast - pictures.length;
  if (missing > 0) return missing === 1 ? texts.fewOne : fill(texts.few, { count: missing });
  const twice = twiceIn(pictures);
  return twice === null ? undefined : fill(texts.same, { name: twice });
}

/** A name that two of them have. */
function twiceIn(pictures: readonly Picture[]): string | null {
  const names = pictures.map(({ name }) => name.trim().toLowerCase());
  return pictures[names.findIndex((name, at) => name !== '' && names.indexOf(name) !== at)]?.name.trim() ?? null;
}

const isTwice = (name: string, twice: string | null) => twice !== null && name.trim().toLowerCase() === twice.toLowerCase();

interface PictureFormProps {
  /** Null for a new set. */
  readonly id: string | null;
  readonly initial: Fields;
  readonly onSaved: () => void;
}

/** A set of pictures as it is written: a title, pictures with their names, and who may play with them. */
export function PictureForm({ id, initial, onSaved }: PictureFormProps) {
  const styles = useStyles();
  const save = useSavePictures();
  const user = useCurrentUser();
  const form = useForm<Fields>({
    name: `games-pictures:${id ?? 'new'}`,
    initial,
    check: (fields) => ({ title: fields.title.trim() === '' ? texts.titleExample : undefined, pictures: picturesError(fields) }),
    send: async ({ title, pictures, classIds }, sending) => {
      const written = pictures.map(({ fileId, name, hasWord }) => ({ fileId, name, hasWord }));
      await save({ id, title, pictures: written, classIds: [...classIds] }, sending);
      notify({ type: 'success', title: texts.saved });
      onSaved();
    },
  });
  const { attach, onSubmit, refused, typed, busy, errors } = form;
  const { pictures, classIds } = form.fields;
  const put = (next: readonly Picture[]) => form.set('pictures', next);
  const change = (at: number, one: Picture | null) => put(pictures.flatMap((old, index) => (index === at ? (one ?? []) : old)));
  const twice = twiceIn(pictures);
  const hasTried = errors.pictures !== undefined;
  const classes = user?.userRoles.includes('Teacher') ? user.schoolClasses : [];
  return (
    <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate aria-label={texts.pictures}>
      {refused && <RefusalBar refused={refused} typed={typed} />}
      <TextField form={form} name="title" label={texts.title} maximum={limits.pictureTitle} required />
      <FormField label={texts.pictures} help={texts.nameHelp} error={errors.pictures}>
        <ul className={styles.list}>
          {pictures.map((picture, at) => (
            <PictureRow
              key={picture.fileId}
              number={at + 1}
              picture={picture}
              error={
                hasTried && picture.name.trim() === ''
                  ? texts.nameMissing
                  : isTwice(picture.name, twice)
                    ? fill(texts.same, { name: twice ?? '' })
                    : undefined
              }
              onChange={(next) => change(at, next)}
              onRemove={() => change(at, null)}
            />
          ))}
        </ul>
      </FormField>
      {pictures.length < limits.picturesMost && (
        <UploadField
          label={texts.add}
          service="games"
          kind="picture"
          maximum={limits.picturesMost - pictures.length}
          onStored={({ id: fileId, url, width, height, widths, preview }) =>
            put([...pictures, { fileId, name: '', hasWord: false, picture: { url, width, height, widths: [...widths], preview } }])
          }
        />
      )}
      <p className={styles.quiet}>
        {fill(texts.addHelp, { count: pictures.length, most: limits.picturesMost, least: limits.picturesLeast })}
      </p>
      {classes.length > 0 && (
        <Card>
          <FormField label={texts.classes} help={texts.classesHelp}>
            <div role="group" aria-label={texts.classes}>
              {classes.map((one) => (
                <Checkbox
                  key={one.id}
                  label={one.name}
                  checked={classIds.includes(one.id)}
                  onChange={(_event, { checked }) =>
                    form.set('classIds', checked === true ? [...classIds, one.id] : classIds.filter((other) => other !== one.id))
                  }
                />
              ))}
            </div>
          </FormField>
        </Card>
      )}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
