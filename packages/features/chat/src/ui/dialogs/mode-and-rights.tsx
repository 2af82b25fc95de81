import { Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { type ChatRights, type WriteMode, writeModes } from '../../contract/index.ts';
import { dialogTexts as texts } from '../../texts.ui.ts';
import { useDialogStyles } from './use-dialog-styles.ts';

// GIFs come from a provider that no school has: nothing is offered.
const offered = ['attachImage', 'attachDocuments', 'attachEmoji'] as const satisfies readonly (keyof ChatRights)[];

interface ModeAndRightsProps {
  readonly mode: WriteMode;
  readonly rights: Pick<ChatRights, (typeof offered)[number]>;
  readonly onMode: (mode: WriteMode) => void;
  readonly onRight: (name: (typeof offered)[number], isOn: boolean) => void;
}

/** Who writes in a chat, and what members may send. */
export function ModeAndRights({ mode, rights, onMode, onRight }: ModeAndRightsProps) {
  const styles = useDialogStyles();
  return (
    <>
      <FormField label={texts.mode}>
        <RadioGroup
          value={mode}
          onChange={(_event, { value }) => {
            const chosen = writeModes.find((one) => one === value);
            if (chosen) onMode(chosen);
          }}
        >
          {writeModes.map((one) => (
            <Radio key={one} value={one} label={texts.modes[one]} />
          ))}
        </RadioGroup>
      </FormField>
      <section className={styles.part} aria-label={texts.rights}>
        <strong>{texts.rights}</strong>
        {offered.map((name) => (
          <Switch
            key={name}
            label={texts.rightNames[name]}
            checked={rights[name]}
            onChange={(_event, { checked }) => onRight(name, checked)}
          />
        ))}
      </section>
    </>
  );
}
