import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { linkListBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { TextField } from './editor-fields.tsx';
import { LinkRows } from './link-rows.tsx';

export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof linkListBlock>>) {
  return (
    <LinkRows
      links={settings.links}
      path="links"
      fieldErrors={fieldErrors}
      onChange={(links) => onChange({ links })}
      complete={(link) => ({ ...link, description: '' })}
      renderExtra={(link, change, errorAt) => (
        <TextField
          label={blockEditorTexts.links.description}
          value={link.description}
          maximum={300}
          error={errorAt('description')}
          onChange={(description) => change({ ...link, description })}
        />
      )}
    />
  );
}
