import { Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { type HostAppearance, useHost } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { useSyncExternalStore } from 'react';
import { ownTexts } from '../../texts.ts';
import { OwnCard, useOwnSetting } from '@pausenplatz/account/ui';

const texts = ownTexts.look;
const schemes = ['system', 'light', 'dark'] as const;

/** Colours and letters; kept with the account, so that they are there on every device. */
export function LookPart() {
  const { appearance } = useHost();
  return (
    <OwnCard title={ownTexts.sections.darstellung} lead={appearance ? texts.everywhere : texts.byHost}>
      {appearance && <Appearances appearance={appearance} />}
    </OwnCard>
  );
}

function Appearances({ appearance }: { readonly appearance: HostAppearance }) {
  const scheme = useOwnSetting('darstellung', 'scheme');
  const reading = useOwnSetting('darstellung', 'readingEase');
  const shown = useSyncExternalStore(appearance.subscribe, appearance.get);
  return (
    <>
      <FormField label={texts.scheme}>
        <RadioGroup
          value={shown.scheme}
          onChange={(_event, { value }) => {
            const next = schemes.find((one) => one === value) ?? 'system';
            appearance.set({ scheme: next });
            void scheme.save(next);
          }}
        >
          {schemes.map((one) => (
            <Radio key={one} value={one} label={texts.schemes[one]} />
          ))}
        </RadioGroup>
      </FormField>
      <FormField label={texts.reading} help={texts.readingHelp}>
        <Switch
          checked={shown.readingEase}
          onChange={(_event, { checked }) => {
            appearance.set({ readingEase: checked });
            void reading.save(checked);
          }}
        />
      </FormField>
    </>
  );
}
