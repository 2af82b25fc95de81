import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import type { ShownContent } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import { BehindDoor } from '../show/behind-door.tsx';
import { drawBlock } from '../show/block-door.tsx';
import { checkFields, contentOf, type DoorFields } from './door-fields.ts';
import type { ChosenFile } from './door-form-fields.tsx';

const { door: texts } = editTexts;

const useStyles = makeStyles({
  summary: { padding: '12px 0', fontWeight: tokens.fontWeightSemibold, cursor: 'pointer' },
  room: {
    padding: '16px',
    borderRadius: look.radiusCard,
    border: '4px solid #f3c766',
    backgroundColor: tokens.colorNeutralBackground1,
    overflowX: 'auto',
  },
  missing: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface DoorPreviewProps {
  /** What stands on the door. */
  readonly label: string;
  readonly fields: DoorFields;
  readonly file: ChosenFile | null;
}

/** What is behind the door as others will see it, while it is being written. */
export function DoorPreview({ label, fields, file }: DoorPreviewProps) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const content = shownOf(fields, file);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{texts.preview}</summary>
      {isOpen && (
        <div className={styles.room}>
          {content ? (
            <BehindDoor content={content} label={label} drawBlock={drawBlock} />
          ) : (
            <p className={styles.missing}>{Object.values(checkFields(fields))[0] ?? texts.nothingYet}</p>
          )}
        </div>
      )}
    </details>
  );
}

/** The content with the file that was chosen; null while something of it is missing. */
function shownOf(fields: DoorFields, file: ChosenFile | null): ShownContent | null {
  const content = contentOf(fields);
  if (Object.keys(checkFields(fields)).length > 0) return null;
  switch (content.kind) {
    case 'picture':
    case 'video':
    case 'audio':
      return file?.id === content.fileId ? { ...content, file } : null;
    case 'text':
      return content.text.trim() === '' && content.title.trim() === '' ? null : content;
    case 'link':
      return content.url.trim() === '' ? null : content;
    case 'quiz':
    case 'block':
      return content;
  }
}
