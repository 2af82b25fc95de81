import { Checkbox, Input, makeStyles } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { aiLimits as limits, type aiServicesBlock, chatServices } from '../../contract/index.ts';
import { chosenServices, toggledService } from '../../rules/index.ts';
import { aiBlockTexts as texts } from '../../texts.block.ts';
import { aiServiceTexts } from '../../texts.services.ts';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  choices: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))', columnGap: '8px' },
});

/** Which services stand on the page, and what is written above them. */
export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof aiServicesBlock>>) {
  const styles = useStyles();
  const shown = chosenServices(settings.services);
  return (
    <div className={styles.fields}>
      <FormField label={texts.title} help={texts.titleHelp} error={fieldErrors['title']}>
        <Input
          value={settings.title}
          maxLength={limits.blockTitle}
          onChange={(_event, { value }) => onChange({ ...settings, title: value })}
        />
      </FormField>
      <FormField label={texts.which} help={texts.whichHelp} error={fieldErrors['services']}>
        <div role="group" aria-label={texts.which} className={styles.choices}>
          {chatServices.map((service) => (
            <Checkbox
              key={service}
              label={aiServiceTexts[service].name}
              checked={shown.includes(service)}
              onChange={() => onChange({ ...settings, services: toggledService(settings.services, service) })}
            />
          ))}
        </div>
      </FormField>
    </div>
  );
}
