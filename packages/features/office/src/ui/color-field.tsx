import { ColorChoice } from '@pausenplatz/kernel-ui';
import { type ClassColor, classColors } from '@pausenplatz/schools/contract';
import { classesTexts as texts } from '../texts.screens.ts';

/** The colour that follows a class through the product. */
export function ColorField({ value, onChange }: { readonly value: ClassColor; readonly onChange: (color: ClassColor) => void }) {
  return <ColorChoice label={texts.color} names={texts.colors} colors={classColors} value={value} onChange={onChange} />;
}
