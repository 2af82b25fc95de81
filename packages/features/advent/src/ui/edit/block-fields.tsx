import { Select } from '@fluentui/react-components';
import { type BlockFace, blockFaces, useSlot } from '@pausenplatz/kernel-host';
import { type Form, FormField, Skeletons } from '@pausenplatz/kernel-ui';
import { Suspense } from 'react';
import { isDoorBlock } from '../../rules/door-block.ts';
import { editTexts } from '../../texts.edit.ts';
import { nowhere } from '../show/block-door.tsx';
import type { DoorFields } from './door-fields.ts';

/** Which block is behind a door, with its own form. */
export function BlockFields({ form }: { readonly form: Form<DoorFields> }) {
  const faces = useSlot(blockFaces);
  if (faces === null) return <Skeletons shape="form" />;
  const offered = faces.flat().filter(({ block }) => isDoorBlock(block));
  const chosen = offered.find(({ block }) => block.type === form.fields.blockType);
  return (
    <>
      <FormField label={editTexts.door.block} error={form.errors.blockType} required>
        <Select
          value={chosen?.block.type ?? ''}
          onChange={(_event, { value }) => {
            form.set('blockType', value);
            form.set('blockSettings', { ...(offered.find(({ block }) => block.type === value)?.block.empty as object) });
          }}
        >
          <option value="" disabled>
            {editTexts.door.chooseBlock}
          </option>
          {offered.map(({ block }) => (
            <option key={block.type} value={block.type}>
              {block.name}
            </option>
          ))}
        </Select>
      </FormField>
      {chosen && <OfBlock key={chosen.block.type} face={chosen} form={form} />}
    </>
  );
}

function OfBlock({ face, form }: { readonly face: BlockFace; readonly form: Form<DoorFields> }) {
  const { Editor } = face;
  return (
    <Suspense fallback={<Skeletons shape="form" />}>
      <Editor
        settings={form.fields.blockSettings}
        onChange={(settings) => form.set('blockSettings', settings)}
        fieldErrors={{}}
        page={nowhere}
        addFile={() => undefined}
      />
    </Suspense>
  );
}
