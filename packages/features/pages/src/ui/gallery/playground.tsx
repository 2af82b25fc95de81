import { Checkbox, Input, makeStyles, Select } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { embeddingTexts } from '../../texts.embedding.ts';
import type { usePlayed } from './use-played.ts';

const texts = embeddingTexts.gallery;
const themes = ['auto', 'light', 'dark'] as const;

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))', alignItems: 'start' },
});

/** The attributes of an element, to play with. */
export function Playground({ played: { attributes, set, knows } }: { readonly played: ReturnType<typeof usePlayed> }) {
  const styles = useStyles();
  return (
    <div className={styles.fields} role="group" aria-label={texts.play}>
      {knows('page') && (
        <FormField label={texts.page} help={texts.pageHelp}>
          <Input value={attributes.page ?? ''} maxLength={80} onChange={(_event, { value }) => set('page', value.trim())} />
        </FormField>
      )}
      {knows('calendar') && (
        <FormField label={texts.calendar} help={texts.calendarHelp}>
          <Input value={attributes.calendar ?? ''} maxLength={80} onChange={(_event, { value }) => set('calendar', value.trim())} />
        </FormField>
      )}
      <FormField label={texts.theme}>
        <Select value={attributes.theme ?? 'auto'} onChange={(_event, { value }) => set('theme', value === 'auto' ? null : value)}>
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {texts.themes[theme]}
            </option>
          ))}
        </Select>
      </FormField>
      {knows('max-height') && (
        <FormField label={texts.maxHeight}>
          <Input
            inputMode="numeric"
            value={attributes['max-height'] ?? ''}
            maxLength={5}
            onChange={(_event, { value }) => set('max-height', /^[1-9]\d*$/.test(value) ? value : null)}
          />
        </FormField>
      )}
      {knows('consent') && (
        <Checkbox
          label={texts.consent}
          checked={attributes.consent !== undefined}
          onChange={(_event, { checked }) => set('consent', checked === true ? '' : null)}
        />
      )}
      {knows('variant') && (
        <Checkbox
          label={texts.framed}
          checked={attributes.variant !== undefined}
          onChange={(_event, { checked }) => set('variant', checked === true ? 'form' : null)}
        />
      )}
    </div>
  );
}
