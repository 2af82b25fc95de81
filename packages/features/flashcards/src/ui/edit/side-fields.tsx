import { Button, Input, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { UploadField } from '@pausenplatz/documents/ui';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField } from '@pausenplatz/kernel-ui';
import type { KeyboardEvent } from 'react';
import { type CardFiles, type CardSide, cardTemplates, flashcardLimits as limits } from '../../contract/index.ts';
import { shownOf } from '../../rules/index.ts';
import { flashcardTexts } from '../../texts.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  side: {
    border: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minWidth: 0,
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground2,
  },
  picture: { width: '100%', height: '140px', overflow: 'hidden', borderRadius: tokens.borderRadiusLarge },
});

const { edit: texts } = flashcardsUiTexts;

interface SideFieldsProps {
  /** «Vorne» or «Hinten». */
  readonly name: string;
  readonly side: CardSide;
  readonly files: CardFiles;
  readonly onChange: (side: CardSide) => void;
  /** Enter in a line of words. */
  readonly onEnter: () => void;
}

/** One side as it is written: the fields that its template shows. */
export function SideFields({ name, side, files, onChange, onEnter }: SideFieldsProps) {
  const styles = useStyles();
  const shown = shownOf(side.template);
  const file = side.fileId === null ? undefined : files[side.fileId];
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <fieldset className={styles.side}>
      <div className={styles.head}>
        <legend>{name}</legend>
        <Select
          size="small"
          aria-label={fill(texts.templateOf, { side: name })}
          value={side.template}
          onChange={(_event, { value }) => onChange({ ...side, template: cardTemplates.find((one) => one === value) ?? side.template })}
        >
          {cardTemplates.map((template) => (
            <option key={template} value={template}>
              {flashcardTexts.templates[template]}
            </option>
          ))}
        </Select>
      </div>
      {shown.picture && side.fileId === null && (
        <UploadField label={texts.picture} service="flashcards" kind="picture" onStored={({ id }) => onChange({ ...side, fileId: id })} />
      )}
      {shown.picture && side.fileId !== null && (
        <>
          {file && <ShownPicture file={file} alt={side.alt} covers sizes="320px" className={styles.picture} />}
          <FormField label={texts.alt}>
            <Input value={side.alt} maxLength={limits.altMaximum} onChange={(_event, { value }) => onChange({ ...side, alt: value })} />
          </FormField>
          <Button icon={<Delete24Regular />} onClick={() => onChange({ ...side, fileId: null, alt: '' })}>
            {texts.removePicture}
          </Button>
        </>
      )}
      {shown.term && (
        <Input
          aria-label={`${name}: ${texts.term}`}
          placeholder={texts.term}
          value={side.term}
          maxLength={limits.termMaximum}
          onKeyDown={enter}
          onChange={(_event, { value }) => onChange({ ...side, term: value })}
        />
      )}
      {shown.text && (
        <Textarea
          aria-label={`${name}: ${texts.text}`}
          placeholder={texts.text}
          rows={2}
          resize="vertical"
          value={side.text}
          maxLength={limits.textMaximum}
          onChange={(_event, { value }) => onChange({ ...side, text: value })}
        />
      )}
    </fieldset>
  );
}
