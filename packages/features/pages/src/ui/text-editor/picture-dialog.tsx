import { UploadField } from '@pausenplatz/documents/ui';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormDialog, TextField, useForm } from '@pausenplatz/kernel-ui';
import { makeStyles } from '@fluentui/react-components';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { type TextPicture, textPictureSides, textPictureWidths } from '../../contract/index.ts';
import { textPictureTexts as texts } from '../../texts.text-picture.ts';
import { licences } from '../../contract/licences.ts';
import { blockEditorTexts } from '../../texts.ts';
import { ChoiceField } from '../blocks/editor-fields.tsx';
import { LicenceField } from '../blocks/licence-field.tsx';
import { insertPicture } from './insert-picture.ts';

const ofPicture = blockEditorTexts.picture;

const useStyles = makeStyles({ picture: { width: '220px', maxWidth: '100%' } });

/** What the form asks for: everything, also what a picture may leave out. */
type Asked = { readonly [Name in keyof Required<TextPicture>]: Exclude<TextPicture[Name], undefined> };

const fresh: Asked = { fileId: '', alt: '', caption: '', width: 'medium', side: 'none', source: '', licence: 'none' };

/** Where the picture stands that is to be changed; null: at the cursor. */
export interface PicturePlace {
  readonly at: number | null;
}

function pictureAt(editor: Editor, { at }: PicturePlace): Asked {
  const attrs: Readonly<Record<string, unknown>> | undefined = at === null ? undefined : editor.state.doc.nodeAt(at)?.attrs;
  if (!attrs) return fresh;
  const { fileId, alt, caption, width, side, source, licence } = attrs;
  return {
    fileId: String(fileId),
    alt: String(alt),
    caption: String(caption),
    width: textPictureWidths.find((one) => one === width) ?? fresh.width,
    side: textPictureSides.find((one) => one === side) ?? fresh.side,
    source: typeof source === 'string' ? source : fresh.source,
    licence: licences.find((one) => one === licence) ?? fresh.licence,
  };
}

/** What nobody said is left out. */
function toldOf({ source, licence, ...picture }: Asked): TextPicture {
  return {
    ...picture,
    alt: picture.alt.trim(),
    caption: picture.caption.trim(),
    ...(source.trim() !== '' && { source: source.trim() }),
    ...(licence !== 'none' && { licence }),
  };
}

interface PictureDialogProps extends Pick<BlockEditorProps<unknown>, 'addFile'> {
  readonly editor: Editor;
  readonly place: PicturePlace;
  readonly files: BlockEditorProps<unknown>['page']['files'];
  readonly onClose: () => void;
}

/** Puts a picture at the cursor, or changes one. */
export function PictureDialog({ editor, place, files, addFile, onClose }: PictureDialogProps) {
  const styles = useStyles();
  const [begins] = useState(() => pictureAt(editor, place));
  const backToText = () => void editor.commands.focus();
  const form = useForm<Asked>({
    initial: begins,
    check: ({ fileId }) => ({ fileId: fileId === '' ? texts.missing : undefined }),
    send(asked) {
      const attrs = toldOf(asked);
      if (place.at === null) insertPicture(editor, attrs);
      else
        editor
          .chain()
          .focus()
          .insertContentAt({ from: place.at, to: place.at + 1 }, { type: 'picture', attrs })
          .run();
      return Promise.resolve();
    },
  });
  const file = files[form.fields.fileId];
  return (
    <FormDialog
      form={form}
      title={begins.fileId === '' ? texts.title : texts.change}
      submitLabel={begins.fileId === '' ? texts.insert : texts.take}
      onClose={onClose}
      onDone={backToText}
      onCancel={backToText}
    >
      {file && <ShownPicture file={file} alt="" sizes="220px" className={styles.picture} />}
      <UploadField
        label={texts.upload}
        service="pages"
        kind="picture"
        error={form.errors.fileId}
        {...(form.fields.fileId !== '' && { chooseLabel: texts.replace })}
        onStored={(stored) => {
          addFile(stored.id, stored);
          form.set('fileId', stored.id);
        }}
      />
      <TextField form={form} name="alt" label={texts.alt} help={texts.altHelp} maximum={300} />
      <TextField form={form} name="caption" label={texts.caption} maximum={300} />
      <TextField form={form} name="source" label={ofPicture.source} help={ofPicture.sourceHelp} maximum={300} />
      <LicenceField licence={form.fields.licence} onChange={(licence) => form.set('licence', licence)} />
      <ChoiceField label={texts.side} value={form.fields.side} choices={texts.sides} onChange={(side) => form.set('side', side)} />
      <ChoiceField label={texts.width} value={form.fields.width} choices={texts.widths} onChange={(width) => form.set('width', width)} />
    </FormDialog>
  );
}
