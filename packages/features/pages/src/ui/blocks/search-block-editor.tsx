import { Checkbox } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { type searchBlock, type SearchPlace, searchPlaces } from '../../contract/index.ts';
import { sites } from '../../rules/search-address.ts';
import { searchEditorTexts as texts, searchViewTexts } from '../../texts.search-block.ts';
import { EditorFields, TextField } from './editor-fields.tsx';

const nameOf = (place: SearchPlace): string => (place === 'page' || place === 'files' ? searchViewTexts.places[place] : sites[place].name);

export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof searchBlock>>) {
  const { places } = settings;
  return (
    <EditorFields>
      <TextField
        label={texts.title}
        help={texts.titleHelp}
        maximum={120}
        value={settings.title}
        error={fieldErrors['title']}
        onChange={(title) => onChange({ ...settings, title })}
      />
      <FormField label={texts.places} help={texts.placesHelp} error={fieldErrors['places']}>
        <div role="group" aria-label={texts.places}>
          {searchPlaces.map((place) => (
            <div key={place}>
              <Checkbox
                label={nameOf(place)}
                checked={places.includes(place)}
                // In the order of the list, whatever was ticked first.
                onChange={(_event, { checked }) =>
                  onChange({ ...settings, places: searchPlaces.filter((one) => (one === place ? checked === true : places.includes(one))) })
                }
              />
            </div>
          ))}
        </div>
      </FormField>
    </EditorFields>
  );
}
