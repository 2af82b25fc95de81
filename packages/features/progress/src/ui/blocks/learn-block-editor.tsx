import { Checkbox, Input, makeStyles } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockEditorProps, useSlot } from '@pausenplatz/kernel-host';
import { FormField, Skeletons } from '@pausenplatz/kernel-ui';
import { type learnBlock, progressLimits } from '../../contract/index.ts';
import { chosenTrainers, toggledTrainer } from '../../rules/index.ts';
import { learnBlockTexts as texts } from '../../texts.block.ts';
import { trainers } from '../trainers.ts';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  choices: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))', columnGap: '8px' },
});

/** Which trainers stand on the page, and what is written above them. */
export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof learnBlock>>) {
  const styles = useStyles();
  const all = useSlot(trainers);
  if (all === null) return <Skeletons shape="form" />;
  const inOrder = all.toSorted((one, other) => one.position - other.position);
  const shown = chosenTrainers(inOrder, settings.trainers);
  return (
    <div className={styles.fields}>
      <FormField label={texts.title} help={texts.titleHelp} error={fieldErrors['title']}>
        <Input
          value={settings.title}
          maxLength={progressLimits.blockTitleMaximum}
          onChange={(_event, { value }) => onChange({ ...settings, title: value })}
        />
      </FormField>
      <FormField label={texts.which} help={texts.whichHelp} error={fieldErrors['trainers']}>
        <div role="group" aria-label={texts.which} className={styles.choices}>
          {inOrder.map((trainer) => (
            <Checkbox
              key={trainer.path}
              label={trainer.title}
              checked={shown.includes(trainer)}
              onChange={() => onChange({ ...settings, trainers: toggledTrainer(inOrder, settings.trainers, trainer.writesAs[0]) })}
            />
          ))}
        </div>
      </FormField>
    </div>
  );
}
