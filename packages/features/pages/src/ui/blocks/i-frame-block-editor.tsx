import { makeStyles, SpinButton } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { safeUrl, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useEffect, useState } from 'react';
import { checkFrame, type iFrameBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { AddressFields, ChoiceField, EditorFields } from './editor-fields.tsx';

const texts = blockEditorTexts.frame;

const useStyles = makeStyles({
  refused: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: look.radiusPicture,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
  },
});

/** Nobody types for so long: the address is whole. */
const restsMs = 1_200;

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restsMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

export function Editor({ settings, onChange, fieldErrors, page }: BlockEditorProps<SettingsOf<typeof iFrameBlock>>) {
  const { ratio, ...plain } = settings;
  return (
    <EditorFields>
      <AddressFields
        texts={texts}
        value={settings}
        fieldErrors={fieldErrors}
        addressMaximum={2048}
        onChange={(changed) => onChange({ ...settings, ...changed })}
      />
      <Refused url={useRested(settings.url)} pageId={page.pageId} />
      <ChoiceField
        label={texts.form}
        value={ratio ?? 'height'}
        choices={texts.forms}
        onChange={(form) => onChange(form === 'height' ? plain : { ...settings, ratio: form })}
      />
      {ratio === undefined && (
        <FormField label={texts.height} error={fieldErrors['height']}>
          <SpinButton
            value={settings.height}
            min={100}
            max={2000}
            step={20}
            onChange={(_event, { value, displayValue }) => {
              const height = value ?? Number.parseInt(displayValue ?? '', 10);
              if (Number.isInteger(height)) onChange({ ...settings, height });
            }}
          />
        </FormField>
      )}
    </EditorFields>
  );
}

/** Says that a website lets nobody show it in a frame; while that is not known, nothing. */
function Refused({ url, pageId }: { readonly url: string; readonly pageId: string }) {
  const styles = useStyles();
  const isWhole = url.startsWith('https://') && safeUrl(url) !== null && url.includes('.');
  const { data } = useCall(checkFrame, { pageId, url }, { enabled: isWhole, retry: false, staleTime: 60_000 });
  if (!isWhole || data?.isRefused !== true) return null;
  return (
    <p role="status" className={styles.refused}>
      {texts.refused}
    </p>
  );
}
