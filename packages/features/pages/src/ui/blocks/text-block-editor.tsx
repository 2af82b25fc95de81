import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { useId } from 'react';
import { pictureBlock, textBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { useNeighbours } from '../editing/neighbours.ts';
import type { NewBlock } from '../editing/use-new-blocks.ts';
import type { BesideText } from '../text-editor/paste/pasting.ts';
import { RichTextEditor } from '../text-editor/rich-text-editor.tsx';
import { EditorFields } from './editor-fields.tsx';

const useStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof textBlock>>) {
  const texts = blockEditorTexts.text;
  const neighbours = useNeighbours();
  return (
    <EditorFields>
      <RichTextEditor
        text={settings.text}
        label={texts.label}
        error={fieldErrors['text']}
        onChange={(text) => onChange({ ...settings, text })}
        onSlash={neighbours.choose}
        onBeside={(blocks) => neighbours.insert(blocks.map((one) => blockFor(one, settings.card)))}
      />
      <Choice label={texts.card} help={texts.cardHelp} isOn={settings.card} onChange={(card) => onChange({ ...settings, card })} />
      <Choice
        label={texts.readsAloud}
        help={texts.readsAloudHelp}
        isOn={settings.readsAloud === true}
        onChange={(readsAloud) => onChange({ ...settings, readsAloud })}
      />
    </EditorFields>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ label, help, isOn, onChange }: ChoiceProps) {
  const styles = useStyles();
  const helpId = useId();
  return (
    <div>
      <Switch label={label} aria-describedby={helpId} checked={isOn} onChange={(_event, { checked }) => onChange(checked)} />
      <p id={helpId} className={styles.help}>
        {help}
      </p>
    </div>
  );
}

/** What was pasted beside a text stands on the page as a block of its own. */
function blockFor(one: BesideText['blocks'][number], card: boolean): NewBlock {
  if ('kind' in one)
    return {
      type: pictureBlock.type,
      uploads: [{ file: one.file, kind: 'picture' }],
      showing: ([{ id }]) => ({ ...pictureBlock.empty, alt: one.alt, fileId: id }),
    };
  return { type: textBlock.type, settings: { text: one, card } };
}
