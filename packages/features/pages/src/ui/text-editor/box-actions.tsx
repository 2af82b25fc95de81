import { makeStyles } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type BoxColor, boxColors } from '../../contract/box-colors.ts';
import { blockEditorTexts } from '../../texts.ts';
import type { TextAction } from './text-actions.tsx';

const useStyles = makeStyles({ swatch: { width: '20px', height: '20px', borderRadius: look.radiusPicture, display: 'block' } });

/** The colours of the box in which one writes. */
export const boxActions: readonly TextAction[] = boxColors.map((color) => ({
  name: `box-${color}`,
  label: blockEditorTexts.text.boxColors[color],
  icon: <Swatch color={color} />,
  run: (editor) => editor.chain().focus().updateAttributes('box', { color }).run(),
  isOn: (editor) => editor.isActive('box', { color }),
}));

function Swatch({ color }: { readonly color: BoxColor }) {
  return <span className={useStyles().swatch} style={{ backgroundColor: look.colors[color].strong }} aria-hidden />;
}
